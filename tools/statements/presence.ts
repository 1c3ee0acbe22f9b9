import { habitOf, type Catalogue } from './catalogue.ts'
import { isNode, nodes, number, numbers, word, type Node, type Tree } from './node-tree.ts'
import { scopeOf, type Scope } from './scope.ts'

/** A value is never null as long as these parameters are not. `undefined`: it may be null in any case. */
export type Presence = ReadonlySet<number> | undefined

const sure: Presence = new Set()

/** For each column a statement returns: its name and presence. `isShown` is a column known not to be null. */
export function presences(query: Node, catalogue: Catalogue, isShown?: string): { name: string; presence: Presence }[] {
  const presence = judge(catalogue)
  const targets = targetsOf(query)
  const shown = targets.find(({ fields }) => fields['resname'] === isShown)
  const scope = scopeOf(query, undefined, catalogue, shown?.fields['expr'])
  return targets.map(({ fields }, index) => ({
    name: word(fields['resname']),
    presence: presence.column(query, index, scope),
  }))
}

function targetsOf({ fields }: Node): Node[] {
  const listed = number(fields['commandType']) === 1 ? fields['targetList'] : fields['returningList']
  return nodes(listed).filter(({ fields: target }) => target['resjunk'] !== 'true')
}

function judge(catalogue: Catalogue) {
  /** Columns of recursive queries being examined: they are like their first part. */
  const open = new Set<Node>()

  function column(query: Node, index: number, scope: Scope): Presence {
    const { setOperations } = query.fields
    if (isNode(setOperations))
      return all(leaves(setOperations).map((leaf) => ofSubquery(rteOf(query, leaf), index, scope)))
    const target = targetsOf(query)[index]
    return target ? value(target.fields['expr'], scope) : undefined
  }

  function ofSubquery({ fields }: Node, index: number, scope: Scope): Presence {
    const { subquery } = fields
    return isNode(subquery) ? column(subquery, index, scopeOf(subquery, scope, catalogue)) : undefined
  }

  function value(tree: Tree | undefined, scope: Scope): Presence {
    if (!isNode(tree)) return undefined
    const { tag, fields } = tree
    const args = () => all(nodes(fields['args']).map((one) => value(one, scope)))
    const call = (oid: Tree | undefined) => {
      const called = catalogue.functionOf(number(oid))
      const habit = called ? habitOf(called, isRange(nodes(fields['args'])[0]) ? 'range' : '') : undefined
      if (habit?.first) return value(nodes(fields['args'])[0], scope)
      return habit?.always ? sure : habit?.keeps ? args() : undefined
    }
    switch (tag) {
      case 'VAR':
        return variable(fields, scope)
      case 'CONST':
        return fields['constisnull'] === 'true' ? undefined : sure
      case 'PARAM':
        return fields['paramkind'] === '0' ? new Set([number(fields['paramid'])]) : undefined
      case 'FUNCEXPR':
        return call(fields['funcid'])
      case 'OPEXPR':
      case 'SCALARARRAYOPEXPR':
        return call(fields['opfuncid'])
      case 'AGGREF':
        return aggregate(fields, scope)
      case 'WINDOWFUNC':
        return window(fields, scope)
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        // Coalesce with a single value marks it as not null: it costs nothing, and has no other meaning.
        if (nodes(fields['args']).length === 1) return sure
        return any(nodes(fields['args']).map((one) => value(one, scope)))
      case 'CASEEXPR':
        return all([
          ...nodes(fields['args']).map((when) => value(when.fields['result'], scope)),
          value(fields['defresult'], scope),
        ])
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
        return value(fields['arg'], scope)
      case 'BOOLEXPR':
        return args()
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'GROUPINGFUNC':
      case 'SQLVALUEFUNCTION':
      case 'JSONCONSTRUCTOREXPR':
        return sure
      case 'SUBSCRIPTINGREF':
        return isSlice(fields) ? value(fields['refexpr'], scope) : undefined
      case 'SUBLINK':
        return sublink(fields, scope)
      default:
        return undefined
    }
  }

  function variable(fields: Node['fields'], from: Scope): Presence {
    let scope: Scope | undefined = from
    for (let up = number(fields['varlevelsup']); up > 0; up--) scope = scope?.outer
    if (scope === undefined) return undefined
    const { proven, query } = scope
    if (proven.columns.has(`${word(fields['varno'])}.${word(fields['varattno'])}`)) return sure
    if (numbers(fields['varnullingrels']).some((join) => !proven.joins.has(join))) return undefined
    return ofTable(rteOf(query, number(fields['varno'])), number(fields['varattno']), scope)
  }

  function ofTable(rte: Node, attribute: number, scope: Scope): Presence {
    const { fields } = rte
    if (attribute <= 0) return sure
    switch (word(fields['rtekind'])) {
      case '0':
        return catalogue.isNotNull(number(fields['relid']), attribute) ? sure : undefined
      case '1':
        return ofSubquery(rte, attribute - 1, scope)
      case '2':
        return value(nodes(fields['joinaliasvars'])[attribute - 1], scope)
      case '3':
        return ofFunction(fields, attribute, scope)
      case '5':
        return all((fields['values_lists'] as Tree[]).map((row) => value((row as Tree[])[attribute - 1], scope)))
      case '6':
        return ofNamed(fields, attribute, scope)
      case '9':
        return value(nodes(fields['groupexprs'])[attribute - 1], scope)
      default:
        return undefined
    }
  }

  /** Elements of a list are not null: a list of ids contains ids. Their ordinal never is. */
  function ofFunction(fields: Node['fields'], attribute: number, scope: Scope): Presence {
    const functions = nodes(fields['functions'])
    if (fields['funcordinality'] === 'true' && attribute > functions.length) return sure
    const called = functions.length === 1 ? functions[0] : functions[attribute - 1]
    const expression = called?.fields['funcexpr']
    return number(called?.fields['funccolcount']) === 1 ? value(expression, scope) : undefined
  }

  function ofNamed(fields: Node['fields'], attribute: number, from: Scope): Presence {
    let scope: Scope | undefined = from
    for (let up = number(fields['ctelevelsup']); up > 0; up--) scope = scope?.outer
    const named = nodes(scope?.query.fields['cteList']).find((cte) => cte.fields['ctename'] === fields['ctename'])
    const query = named?.fields['ctequery']
    if (!isNode(query)) return undefined
    if (open.has(query)) return sure
    open.add(query)
    const presence = column(query, attribute - 1, scopeOf(query, scope, catalogue))
    open.delete(query)
    return presence
  }

  function aggregate(fields: Node['fields'], scope: Scope): Presence {
    const called = catalogue.functionOf(number(fields['aggfnoid']))
    if (called && habitOf(called).always) return sure
    const isGrouped =
      nodes(scope.query.fields['groupClause']).length > 0 && nodes(scope.query.fields['groupingSets']).length === 0
    if (!isGrouped || isNode(fields['aggfilter'])) return undefined
    if (/^(?:jsonb?_|array_)agg|^jsonb?_object_agg/.test(called?.name ?? '')) return sure
    if (!/^(?:sum|min|max|avg|bool_and|bool_or|every|string_agg|bit_or|bit_and)$/.test(called?.name ?? ''))
      return undefined
    return all(nodes(fields['args']).map(({ fields: target }) => value(target['expr'], scope)))
  }

  /** A window contains at least the row itself, unless stated otherwise. */
  function window(fields: Node['fields'], scope: Scope): Presence {
    const called = catalogue.functionOf(number(fields['winfnoid']))
    if (called && habitOf(called).always) return sure
    if (!/^(?:sum|min|max|bool_or|bool_and)$/.test(called?.name ?? '') || isNode(fields['aggfilter'])) return undefined
    return all(nodes(fields['args']).map((one) => value(one, scope)))
  }

  function sublink(fields: Node['fields'], scope: Scope): Presence {
    const { subLinkType, subselect } = fields
    if (subLinkType === '0' || subLinkType === '6') return sure
    if (!isNode(subselect)) return undefined
    if (subLinkType === '2') return value(firstArgument(fields['testexpr']), scope)
    return subLinkType === '4' && alwaysAnswers(subselect)
      ? column(subselect, 0, scopeOf(subselect, scope, catalogue))
      : undefined
  }

  return { column }
}

/** Always one row: a sum of nothing is a row, too. */
function alwaysAnswers({ fields }: Node): boolean {
  if (fields['limitOffset'] !== null || isNode(fields['setOperations']) || isNode(fields['havingQual'])) return false
  if (fields['hasAggs'] === 'true') return nodes(fields['groupClause']).length === 0
  const tree = fields['jointree']
  return isNode(tree) && nodes(tree.fields['fromlist']).length === 0 && tree.fields['quals'] === null
}

const rteOf = (query: Node, index: number): Node => nodes(query.fields['rtable'])[index - 1]!
const firstArgument = (tree: Tree | undefined) => (isNode(tree) ? nodes(tree.fields['args'])[0] : undefined)

function leaves({ tag, fields }: Node): number[] {
  if (tag === 'RANGETBLREF') return [number(fields['rtindex'])]
  return [fields['larg'], fields['rarg']].filter(isNode).flatMap(leaves)
}

/** `list[1:3]`, which may be empty, but is a list. */
const isSlice = ({ reflowerindexpr }: Node['fields']) => Array.isArray(reflowerindexpr) && reflowerindexpr.length > 0

const ranges = new Set(['3904', '3906', '3908', '3910', '3912', '3926'])
const isRange = (argument: Node | undefined) =>
  ranges.has(word(argument?.fields['vartype'] ?? argument?.fields['funcresulttype']))

function all(parts: readonly Presence[]): Presence {
  const joined = new Set<number>()
  for (const part of parts) {
    if (part === undefined) return undefined
    for (const parameter of part) joined.add(parameter)
  }
  return joined
}

/** The one with the fewest requirements. */
function any(parts: readonly Presence[]): Presence {
  return parts.filter((part) => part !== undefined).toSorted((a, b) => a.size - b.size)[0]
}
