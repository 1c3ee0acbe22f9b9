/** A node of PostgreSQL's parse tree, as stored for a function body. */
export type Tree = string | null | Tree[] | Node

export interface Node {
  tag: string
  fields: Readonly<Record<string, Tree>>
}

/** Reads `{QUERY :commandType 1 :rtable ({RANGETBLENTRY …}) …}`. */
export function readTree(text: string): Tree {
  // Words, brackets, and characters escaped by a backslash.
  const tokens = text.match(/[(){}]|(?:\\.|[^\s(){}\\])+/gs) ?? []
  let at = 0
  return value()

  function value(): Tree {
    const token = tokens[at++] ?? ''
    if (token === '(') return list()
    if (token === '{') return node()
    return token === '<>' ? null : token.replace(/\\(.)/gs, '$1')
  }

  function list(): Tree[] {
    const items: Tree[] = []
    while (tokens[at] !== ')') items.push(value())
    at++
    return items
  }

  function node(): Node {
    const tag = tokens[at++] ?? ''
    const fields: Record<string, Tree> = {}
    while (tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1)
      const values: Tree[] = []
      while (tokens[at] !== '}' && !isField(tokens[at])) values.push(value())
      fields[name] = values.length === 1 ? values[0]! : values
    }
    at++
    return { tag, fields }
  }
}

const isField = (token: string | undefined) => token?.startsWith(':') === true

export const isNode = (tree: Tree | undefined): tree is Node =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)

/** A list of nodes; empty if none. */
export function nodes(tree: Tree | undefined): Node[] {
  return Array.isArray(tree) ? tree.filter(isNode) : []
}

/** A single word; empty for anything else. */
export const word = (tree: Tree | undefined) => (typeof tree === 'string' ? tree : '')

export const number = (tree: Tree | undefined) => Number(tree)

/** `(b 1 2)`: a set of numbers. */
export function numbers(tree: Tree | undefined): number[] {
  return Array.isArray(tree) ? tree.slice(1).map(Number) : []
}
