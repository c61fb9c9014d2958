from hypothesis import settings

settings.register_profile("ricochet", max_examples=60, deadline=None)
settings.load_profile("ricochet")
