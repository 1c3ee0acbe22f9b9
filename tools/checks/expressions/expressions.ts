import { type NodePath, parseSync, traverse, types as ast } from '@babel/core'
import type { Source } from '../sources.ts'

export interface Expression {
  /** `path:line` of the source. */
  where: string
  /** Null if it is known only at run time. */
  pattern: string | null
  flags: string
}

/** The regular expressions that a file makes: literals, and `RegExp(…)` of what can be read from the source. */
export function expressionsIn({ path, text }: Source): Expression[] {
  if (!/RegExp|\/[dgimsuvy]*(?:[\s,;.)\]}]|$)/.test(text)) return []
  const file = parseSync(text, {
    ...{ filename: path, babelrc: false, configFile: false, browserslistConfigFile: false },
    parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  })
  if (file === null) return []
  const found: Expression[] = []
  const add = (node: ast.Node, pattern: string | null, flags: string) =>
    void found.push({ where: `${path}:${node.loc?.start.line}`, pattern, flags })
  traverse(file, {
    RegExpLiteral: ({ node }) => add(node, node.pattern, node.flags),
    'NewExpression|CallExpression': (part: NodePath) => {
      const { node } = part as NodePath<ast.NewExpression | ast.CallExpression>
      if (!ast.isIdentifier(node.callee, { name: 'RegExp' })) return
      const [pattern, flags = ''] = (part.get('arguments') as NodePath[]).map(valueOf)
      add(node, typeof flags === 'string' ? (pattern ?? null) : null, flags ?? '')
    },
  })
  return found
}

function valueOf(part: NodePath): string | null {
  const { confident, value } = part.evaluate() as { confident: boolean; value: unknown }
  return confident && typeof value === 'string' ? value : null
}
