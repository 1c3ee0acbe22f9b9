import type { Catalogue } from './catalogue.ts'
import { isNode, nodes, number, numbers, word, type Node, type Tree } from './node-tree.ts'

/** A query within its outer ones. */
export interface Scope {
  query: Node
  outer: Scope | undefined
  /** What the query's conditions prove not null: columns as `table.column`, and joins with a match on the other side. */
  proven: { columns: ReadonlySet<string>; joins: ReadonlySet<number> }
}

/** `given` is an expression known not to be null. */
export function scopeOf(query: Node, outer: Scope | undefined, catalogue: Catalogue, given?: Tree): Scope {
  const columns = new Set<string>()
  const joins = new Set<number>()
  if (isNode(given)) provenBy(given)
  if (isNode(query.fields['jointree'])) from(query.fields['jointree'])
  return { query, outer, proven: { columns, joins } }

  /** Conditions of the query and its inner joins apply to every row. */
  function from({ tag, fields }: Node): void {
    if (tag === 'FROMEXPR') nodes(fields['fromlist']).forEach(from)
    if (tag === 'JOINEXPR' && isNode(fields['larg']) && ['0', '1'].includes(word(fields['jointype'])))
      from(fields['larg'])
    if (tag === 'JOINEXPR' && fields['jointype'] === '0' && isNode(fields['rarg'])) from(fields['rarg'])
    if (isNode(fields['quals']) && (tag === 'FROMEXPR' || fields['jointype'] === '0')) holds(fields['quals'])
  }

  function holds({ tag, fields }: Node): void {
    if (tag === 'BOOLEXPR' && fields['boolop'] === 'and') nodes(fields['args']).forEach(holds)
    if (tag === 'NULLTEST' && fields['nulltesttype'] === '1' && isNode(fields['arg'])) provenBy(fields['arg'])
    if (tag === 'OPEXPR') provenBy({ tag, fields })
    if (tag === 'SCALARARRAYOPEXPR' && fields['useOr'] === 'true') nodes(fields['args']).slice(0, 1).forEach(provenBy)
  }

  /** If this is not null, neither are its inputs. */
  function provenBy({ tag, fields }: Node): void {
    if (tag === 'VAR' && fields['varlevelsup'] === '0') {
      columns.add(`${word(fields['varno'])}.${word(fields['varattno'])}`)
      for (const join of numbers(fields['varnullingrels'])) joins.add(join)
    }
    const called = catalogue.functionOf(number(fields['opfuncid'] ?? fields['funcid']))
    if (called?.isStrict === true) nodes(fields['args']).forEach(provenBy)
    if (tag === 'RELABELTYPE' && isNode(fields['arg'])) provenBy(fields['arg'])
  }
}
