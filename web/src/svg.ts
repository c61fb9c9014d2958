// Elements of pictures.
type Attributes = Readonly<Record<string, string | number>>;

/** Make an element, in another one if that is named. */
export function make(parent: Element | null, tag: string, attributes: Attributes = {}): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  parent?.append(element);
  return element;
}
