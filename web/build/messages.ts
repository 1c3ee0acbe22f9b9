import type { NodePath, PluginObject, types as ast } from '@babel/core'
import lingui from '@lingui/babel-plugin-lingui-macro'
import { getConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { RolldownBabelPreset } from '@rolldown/plugin-babel'

const linguiConfig = getConfig({ configPath: `${import.meta.dirname}/../lingui.config.ts` })

/** Compiles Lingui's `t`, `plural` and `<Trans>`, and shortens the result; files without them are left alone. */
export function messagePreset(): RolldownBabelPreset {
  return {
    preset: () => ({ plugins: [[lingui as never, { descriptorFields: 'message', linguiConfig }], compiledEnglish] }),
    rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
  }
}

/**
 * Lingui emits `i18n._({ id, message, values })`. English is the source and the key, so the id is dropped and the message compiled here:
 * `i18n._('Save')`, `i18n._(['Hello ', ['name']], { name })`. A page then needs neither an English catalogue nor a compiler.
 */
function compiledEnglish({ types }: typeof import('@babel/core')): PluginObject {
  const field = (descriptor: ast.ObjectExpression, name: string) =>
    descriptor.properties.find(
      (property): property is ast.ObjectProperty =>
        types.isObjectProperty(property) && types.isIdentifier(property.key, { name }),
    )
  const compiled = (descriptor: ast.ObjectExpression) => {
    const { value } = field(descriptor, 'message') ?? {}
    if (!types.isStringLiteral(value)) throw new Error('A message of the macro has no text')
    const parts = compileMessage(value.value)
    if (hasMemoizedForm(parts))
      throw new Error(`Write this sentence in a function beside the component: ${value.value}`)
    return types.valueToNode(smallest(parts))
  }
  const call = ({ node }: NodePath<ast.CallExpression>) => {
    const [descriptor] = node.arguments
    if (!types.isObjectExpression(descriptor) || !isMarked(descriptor)) return
    const values = field(descriptor, 'values')?.value
    node.arguments = [compiled(descriptor), ...(types.isExpression(values) ? [values] : [])]
  }
  const spread = ({ node: { argument } }: NodePath<ast.JSXSpreadAttribute>) => {
    if (!types.isObjectExpression(argument) || !isMarked(argument)) return
    const message = field(argument, 'message')
    if (message) message.value = compiled(argument)
    argument.properties = argument.properties.filter((property) => property !== field(argument, 'id'))
  }
  return {
    visitor: { Program: { exit: (program) => program.traverse({ CallExpression: call, JSXSpreadAttribute: spread }) } },
  }
}

const isMarked = ({ leadingComments }: ast.ObjectExpression) =>
  leadingComments?.some(({ value }) => value.trim() === '* i18n') === true

/**
 * Whether a form of a plural is a variable of React's compiler, which runs before: it takes a text with values out of the message, so that
 * its `#` is printed as it stands.
 */
function hasMemoizedForm(parts: ReturnType<typeof compileMessage>): boolean {
  return parts.some((part) => {
    const forms = typeof part === 'string' ? undefined : part[2]
    return (
      typeof forms === 'object' &&
      forms !== null &&
      Object.values(forms).some((form) => /^\[\["t\d+"\]\]$/.test(JSON.stringify(form)))
    )
  })
}

/** A sentence without values as a plain string. */
function smallest(parts: ReturnType<typeof compileMessage>): unknown {
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}
