import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** Some servers write the names with a prefix. */
function isNamed(node: unknown, name: string): node is XmlElement {
  return node instanceof XmlElement && node.name.replace(/^.*:/, '') === name;
}

function childrenNamed(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((child) => isNamed(child, name));
}

function rootOf(xml: string): XmlElement | null {
  try {
    return parseXml(xml).root;
  } catch {
    return null;
  }
}

/** The keys of a listing. One that cannot be read throws: it must not pass for an empty one. */
export function listedKeysOf(xml: string): string[] {
  const root = rootOf(xml);
  if (!isNamed(root, 'ListBucketResult')) throw new Error('The bucket sent a listing that cannot be read.');
  return childrenNamed(root, 'Contents').flatMap((entry) =>
    childrenNamed(entry, 'Key').map((key) => key.text),
  );
}

/** The code of an error, as far as the answer has one: what stands before a bucket may answer with anything. */
export function errorCodeOf(xml: string): string | undefined {
  const root = rootOf(xml);
  const code = isNamed(root, 'Error') ? childrenNamed(root, 'Code')[0]?.text : undefined;
  return code && /^\w+$/.test(code) ? code : undefined;
}
