/** An element as it was read, whatever its prefix. */
export interface XmlNode {
  readonly name: string;
  readonly namespace: string;
  readonly line: number;
  /** Of an element without others inside. */
  readonly text: string;
  /** `Ccy`, of an amount. */
  readonly currency: string;
  readonly children: readonly XmlNode[];
}

/** The elements of this name directly inside. */
export function all(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name);
}

/** The first element that this way leads to. */
export function at(node: XmlNode, ...way: readonly string[]): XmlNode | undefined {
  return way.reduce<XmlNode | undefined>(
    (from, name) => from?.children.find((child) => child.name === name),
    node,
  );
}

/** What stands there, if anything. */
export function textAt(node: XmlNode, ...way: readonly string[]): string | undefined {
  return at(node, ...way)?.text.trim() || undefined;
}
