import { fromMarkdown } from 'mdast-util-from-markdown'
import type { LetterBlock, LetterRun } from '@muster/contract/letters/letter-paper.ts'
import { pipeTable, withoutTables } from './pipe-table.ts'

/** Runs in a thread, see `letterBlocks`: some short texts take very long. */
export default function blocksTask(markdown: string): LetterBlock[] {
  return blocksOf(markdown)
}

/** Markdown as the blocks of a letter, with fields not yet filled. Images, links and HTML tags are kept as text. */
export function blocksOf(markdown: string): LetterBlock[] {
  return withoutTables(markdown).flatMap((part) =>
    'table' in part ? [pipeTable(part.table, runsOf)] : blocksWithoutTables(part.text),
  )
}

/** A line of Markdown, such as a table cell. */
function runsOf(markdown: string): LetterRun[] {
  return blocksWithoutTables(markdown).flatMap((block) => ('runs' in block ? block.runs : []))
}

type Root = ReturnType<typeof fromMarkdown>
type Node = Root['children'][number]

const linksAsText = { disable: { null: ['labelStartImage', 'labelStartLink', 'labelEnd', 'definition'] } }

function blocksWithoutTables(markdown: string): LetterBlock[] {
  const blocks: LetterBlock[] = []
  /** Of the item that has no block yet. */
  let mark = ''
  const add = (runs: readonly LetterRun[], place: Place) => {
    const trimmed = trimmedRuns(runs)
    if (trimmed.length === 0) return
    if (place.lists > 0) blocks.push({ type: 'item', mark, depth: place.lists - 1, runs: trimmed })
    else blocks.push({ type: place.isQuoted ? 'quote' : 'paragraph', runs: trimmed })
    mark = ''
  }
  const read = (node: Node, place: Place): void => {
    if (node.type === 'thematicBreak') blocks.push({ type: 'rule' })
    else if (node.type === 'heading') addHeading(node.depth, trimmedRuns(runsIn(node.children)))
    else if (node.type === 'blockquote') for (const child of node.children) read(child, { ...place, isQuoted: true })
    else if (node.type === 'list') readList(node, { ...place, lists: place.lists + 1 })
    else add(runsIn([node]), place)
  }
  const addHeading = (level: number, runs: LetterRun[]) => {
    if (runs.length > 0) blocks.push({ type: 'heading', level, runs })
  }
  const readList = ({ ordered, start, children }: Extract<Node, { type: 'list' }>, place: Place) => {
    for (const [at, item] of children.entries()) {
      mark = ordered === true ? `${(start ?? 1) + at}.` : '•'
      for (const child of item.children) read(child, place)
    }
    mark = ''
  }
  for (const node of fromMarkdown(markdown, { extensions: [linksAsText] }).children)
    read(node, { lists: 0, isQuoted: false })
  return blocks
}

interface Place {
  /** How many lists it lies in. */
  lists: number
  isQuoted: boolean
}

type Look = Omit<LetterRun, 'text'>

const plain: Look = { bold: false, italic: false }

function runsIn(nodes: readonly Node[], look = plain): LetterRun[] {
  return nodes.flatMap((node) => {
    if (node.type === 'strong') return runsIn(node.children, { ...look, bold: true })
    if (node.type === 'emphasis') return runsIn(node.children, { ...look, italic: true })
    if ('children' in node) return runsIn(node.children, look)
    const text = node.type === 'break' ? '\n' : 'value' in node ? node.value : ''
    return [{ text, ...look }]
  })
}

/** Without blanks at both ends; runs of the same style are merged. */
function trimmedRuns(runs: readonly LetterRun[]): LetterRun[] {
  const merged: LetterRun[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last?.bold === run.bold && last.italic === run.italic) last.text += run.text
    else merged.push({ ...run })
  }
  const [first, last] = [merged[0], merged.at(-1)]
  if (first !== undefined) first.text = first.text.trimStart()
  if (last !== undefined) last.text = last.text.trimEnd()
  return merged.filter(({ text }) => text !== '')
}
