import { parseSync, traverse, type types as ast } from '@babel/core'

export interface Message {
  /** The sentence's key: its English with numbered placeholders. */
  text: string
  line: number
}

/**
 * The sentences in a file: `` say`…` `` by its key, `plain('…')`, and messages of schema refinements: `message: '…'` and `wrong('field',
 * '…')`. A plural with its words elsewhere is an error, because its sentence could not be found here.
 */
export function saidIn(path: string, code: string): Message[] {
  if (!says.test(code)) return []
  const file = parseSync(code, {
    ...{ filename: path, babelrc: false, configFile: false, browserslistConfigFile: false },
    parserOpts: { plugins: ['typescript'] },
  })
  const messages: Message[] = []
  if (file === null) return messages
  const inPlace = new Set<ast.Node>()
  traverse(file, {
    TaggedTemplateExpression: ({ node }) => {
      if (!isNamed(node.tag, 'say')) return
      const { quasis, expressions } = node.quasi
      const text = quasis.map(
        ({ value }, at) => `${value.cooked ?? ''}${at < expressions.length ? place(expressions[at]!, at) : ''}`,
      )
      for (const one of expressions) inPlace.add(one)
      messages.push({ text: text.join(''), line: node.loc?.start.line ?? 0 })
    },
    ObjectProperty: ({ node: { key, value, loc } }) => {
      if (isNamed(key, 'message') && value.type === 'StringLiteral')
        messages.push({ text: value.value, line: loc?.start.line ?? 0 })
    },
    CallExpression: ({ node }) => {
      const [first, second] = node.arguments
      if (isNamed(node.callee, 'plural') && !inPlace.has(node))
        throw new Error(`${path}:${node.loc?.start.line} has a plural outside of its sentence`)
      if ((isNamed(node.callee, 'wrong') || isNamed(node.callee, 'issue')) && second?.type === 'StringLiteral')
        messages.push({ text: second.value, line: node.loc?.start.line ?? 0 })
      if (isNamed(node.callee, 'plain') && first?.type === 'StringLiteral')
        messages.push({ text: first.value, line: node.loc?.start.line ?? 0 })
    },
  })
  return messages.filter(({ text }) => text !== '')
}

/** In no other file is a sentence: parsing takes long. */
const says = /\b(?:say|plain|plural|wrong|issue|message)\b/

function place(value: ast.Node, at: number): string {
  if (value.type !== 'CallExpression' || !isNamed(value.callee, 'plural')) return `{${at}}`
  const words = value.arguments[1]
  if (words?.type !== 'ObjectExpression') throw new Error('The words of a plural stand beside its count')
  const of = (name: string) => {
    const field = words.properties.find(
      (one): one is ast.ObjectProperty => one.type === 'ObjectProperty' && isNamed(one.key, name),
    )
    if (field?.value.type !== 'StringLiteral') throw new Error('The words of a plural are texts')
    return field.value.value
  }
  return `{${at}, plural, one {${of('one')}} other {${of('other')}}}`
}

const isNamed = (node: ast.Node, name: string) => node.type === 'Identifier' && node.name === name
