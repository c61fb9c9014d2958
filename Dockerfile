# The first stage installs; the second holds only Python, what was installed, and an ordinary user.
FROM python:3.13-slim-bookworm AS build
WORKDIR /src
RUN pip install --no-cache-dir uv==0.13.8 && python -m venv --without-pip /opt/ricochet
# What the bot needs, in a layer of its own that stays as it is while only the bot itself changes.
COPY pyproject.toml ./
RUN uv pip install --no-cache --compile-bytecode --python /opt/ricochet/bin/python -r pyproject.toml --extra metrics --extra postgres
COPY README.md LICENSE hatch_build.py ./
COPY bot bot
COPY engine engine
COPY render render
RUN uv pip install --no-cache --no-deps --compile-bytecode --python /opt/ricochet/bin/python .

FROM python:3.13-slim-bookworm
# For names in scripts that join their letters. A version would be gone from Debian before long.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --uid 1000 ricochet && install -d -o ricochet -g ricochet /data /backups
COPY --from=build /opt/ricochet /opt/ricochet
ENV PATH=/opt/ricochet/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    RICOCHET_IN_IMAGE=yes \
    RICOCHET_DATABASE=/data/ricochet.db \
    RICOCHET_HTTP=127.0.0.1:9464
USER 1000
WORKDIR /data
# No image without a solver that fits.
RUN ["python", "-c", "from engine.solver import Readiness, readiness; assert readiness() is Readiness.READY, readiness()"]
VOLUME /data
# Fails when people cannot play: the bot is not connected to Discord, cannot store anything, or has no solver.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot.run.health"]
ENTRYPOINT ["ricochet"]
