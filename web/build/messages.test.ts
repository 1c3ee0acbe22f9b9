import { type PresetItem, transformAsync } from '@babel/core'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { expect, test } from 'vitest'
import { messagePreset } from './messages.ts'

/** As the build compiles it. */
async function compiled(code: string): Promise<string> {
  const presets = [messagePreset(), reactCompilerPreset()].map(({ preset }) => preset) as unknown as PresetItem[]
  const options = {
    presets,
    filename: 'rows.jsx',
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx' as const] },
  }
  return (await transformAsync(`import { plural } from '@lingui/core/macro'\n${code}`, options))?.code ?? ''
}

const form = (word: string) => `\`# ${word} of \${file}\``
const sentence = `plural(count, { one: ${form('row')}, other: ${form('rows')} })`

test('a plural with values inside a component, whose # would be printed, stops the build', async () => {
  const inside = `export const Rows = ({ file, count }) => <p title={${sentence}}>{file}</p>`
  await expect(compiled(inside)).rejects.toThrow('Write this sentence in a function beside the component')
})

test('in a function beside it the number and the value are filled in', async () => {
  const beside = `const words = (count, file) => ${sentence}\nexport const Rows = ({ file, count }) => <p title={words(count, file)}>{file}</p>`
  const code = (await compiled(beside)).replaceAll(/\s+/g, ' ')
  expect(code).toContain('one: ["#", " row of ", ["file"]], other: ["#", " rows of ", ["file"]]')
})
