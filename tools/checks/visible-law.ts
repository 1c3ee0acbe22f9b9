import { type NodePath, parseSync, traverse, types as ast } from '@babel/core'
import type { Source } from './sources.ts'

/**
 * Visible text must be in the catalogue: English outside `t`, `plural` and `<Trans>` is a fault. English starts with a capital or has words
 * separated by spaces; keys, paths, styles and texts only compared or looked up are not visible.
 */
export function visibleFaults(files: readonly Source[]): string[] {
  return files.filter(({ path }) => seen.test(path) && !unseen.test(path)).flatMap(faultsOf)
}

const seen = /^web\/(?:app|features|shared)\/.*\.tsx?$/
/** Names of banks and countries, search terms, styles, and test data. */
const unseen =
  /\.test\.|testing|\.fixture\.|\/language\/|\/theme\/|palette\/search-terms\.ts$|bank-names\.ts$|pin-place\.ts$|countries\.ts$/

function faultsOf({ path, text }: Source): string[] {
  const file = parseSync(text, {
    ...{ filename: path, babelrc: false, configFile: false, browserslistConfigFile: false },
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })
  if (file === null) return []
  const faults: string[] = []
  const report = (node: ast.Node, words: string) =>
    faults.push(`${path}:${node.loc?.start.line} shows “${words.trim().replace(/\s+/g, ' ')}”`)
  traverse(file, {
    // Types, module paths and what Lingui extracts are skipped.
    'TSType|TSInterfaceBody|ImportDeclaration|ExportAllDeclaration': (part: NodePath) => part.skip(),
    CallExpression: (part) => void (isSaid(part.node.callee) && part.skip()),
    JSXText: (part) =>
      void (/[A-Za-z]/.test(part.node.value) && !isInSentence(part) && report(part.node, part.node.value)),
    StringLiteral: (part) => void (isEnglish(part.node.value) && isRead(part) && report(part.node, part.node.value)),
    TemplateLiteral: (part) => {
      const words = part.node.quasis.map(({ value }) => value.cooked ?? '').join('…')
      if (isEnglish(words) && isRead(part)) report(part.node, words)
    },
  })
  return faults
}

const isSaid = (node: ast.Node) => ast.isIdentifier(node) && ['t', 'plural', 'select'].includes(node.name)

/** Whether a text is within a `<Trans>`, or an element that shows keys. */
function isInSentence(part: NodePath): boolean {
  return part.findParent(({ node }) => ast.isJSXElement(node) && isNamed(node, 'Trans', 'kbd', 'style')) !== null
}

const isNamed = ({ openingElement }: ast.JSXElement, ...names: readonly string[]) =>
  ast.isJSXIdentifier(openingElement.name) && names.includes(openingElement.name.name)

function isEnglish(text: string): boolean {
  const words = text.trim()
  if (!/[a-z]/.test(words) || keys.has(words) || /^(?:GET|POST|PUT|DELETE) \//.test(words)) return false
  const isCode =
    /[{};[\]=]|=>|\b\d+px\b|\drem\b|var\(|calc\(|minmax\(|gradient\(|^(?:(?:main |dialog )?(?:h[1-6]|input|textarea|select|button|\*)(?:, |$))+|^[\w@./…-]*\/[\w@./…{}-]*$/.test(
      words,
    )
  return !isCode && (/^[A-Z][a-z’'-]*(?:[ ,.:!?’'…]|$)/.test(words) || /[a-z’,] [a-zA-Z]/.test(words))
}

/** Names of keyboard keys, headers and Intl options that look like words. */
const keys = new Set(
  [
    ...['Enter', 'Escape', 'Tab', 'Backspace', 'Home', 'End', 'PageUp', 'PageDown', 'Delete', 'Shift', 'Control'],
    ...['Meta', 'Alt', 'Content-Type', 'Authorization', 'Accept', 'No data found'],
  ].filter((key) => key !== ''),
)

/** Whether people may read text at this position. */
function isRead(part: NodePath): boolean {
  const { parent, node } = part
  if (ast.isTaggedTemplateExpression(parent)) return !isSaid(parent.tag)
  if (ast.isBinaryExpression(parent) && parent.operator !== '+') return false
  if (ast.isObjectProperty(parent) && parent.key === node && !parent.computed) return false
  if (ast.isSwitchCase(parent) || ast.isImportExpression(parent) || ast.isMemberExpression(parent)) return false
  if (ast.isNewExpression(parent)) return ast.isIdentifier(parent.callee, { name: 'ApiError' })
  if (ast.isCallExpression(parent) || ast.isOptionalCallExpression(parent)) {
    const { callee } = parent
    const name = ast.isIdentifier(callee)
      ? callee.name
      : ast.isMemberExpression(callee) && ast.isIdentifier(callee.property)
        ? callee.property.name
        : ''
    if (lookups.has(name)) return false
  }
  const holder = part.findParent(
    ({ node: above }) =>
      ast.isJSXAttribute(above) || ast.isObjectProperty(above) || ast.isFunction(above) || ast.isJSXElement(above),
  )?.node
  if (ast.isJSXAttribute(holder) && ast.isJSXIdentifier(holder.name)) return !unreadNames.test(holder.name.name)
  if (ast.isObjectProperty(holder) && ast.isIdentifier(holder.key)) return !unreadNames.test(holder.key.name)
  return true
}

const lookups = new Set(
  'includes indexOf startsWith endsWith split join replace replaceAll test match matches getItem setItem removeItem querySelector closest getAttribute setAttribute addEventListener removeEventListener createElement has get set localeCompare matchMedia useMediaQuery invalidate'.split(
    ' ',
  ),
)

const unreadNames =
  /^(?:className|to|href|id|name|key|variant|color|type|role|component|sx|path|style|src|transition|animation|border\w*|outline|boxShadow|grid\w*|font\w*|background\w*|data-.*|autoComplete|accept|kind|timeZone|filter|transform|d|viewBox)$/
