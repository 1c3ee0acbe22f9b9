import { describe, expect, it } from 'vitest'
import { showsOf } from './number-format.ts'
import sheetTask from './sheet-task.ts'
import { xlsx } from './xlsx.ts'
import { zip } from './zip.ts'

/** The lines of the sheet that is read. */
async function read(bytes: Buffer): Promise<string[][]> {
  const sheet = await sheetTask({ bytes, isWorkbook: true, columns: [] })
  if ('refused' in sheet) throw new Refused(sheet.refused.text)
  const decoder = new TextDecoder()
  return sheet.batches.flatMap((batch) => JSON.parse(decoder.decode(batch)) as string[][])
}

class Refused extends Error {}

/** A workbook in the form of other programs. */
function workbook(sheet: string, { workbookPr = '', strings = '', prefix = '' } = {}): Buffer {
  const parts = {
    'xl/sharedStrings.xml': `<${prefix}sst>${strings}</${prefix}sst>`,
    'xl/styles.xml': `<styleSheet><numFmts count="1"><numFmt numFmtId="170" formatCode="[Red]dd\\-mmm&quot;d&quot;"/><numFmt numFmtId="171" formatCode="0.0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Target="styles.xml"/><Relationship Target="/xl/worksheets/other.xml" Id="b"/></Relationships>`,
    'xl/workbook.xml': `<workbook>${workbookPr}<sheets><sheet name="People" sheetId="4" r:id="b"/><sheet name="Lists" r:id="a"/></sheets></workbook>`,
    'xl/worksheets/other.xml': `<${prefix}worksheet><${prefix}cols><${prefix}col/></${prefix}cols><${prefix}sheetData>${sheet}</${prefix}sheetData></${prefix}worksheet>`,
  }
  return zip(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
}

describe('reading a workbook', () => {
  it('reads what our own writer wrote', async () => {
    const columns = [
      { name: 'Name & "more"', type: 'text' as const },
      { name: 'Pay', type: 'amount' as const },
      { name: 'Day', type: 'day' as const },
    ]
    const rows = [
      ['Asha <Rao>', -125_050, '2026-11-02'],
      ['😀', null, '2024-02-29'],
    ]
    expect(await read(xlsx({ columns, rows }, 'Pay'))).toEqual([
      ['Name & "more"', 'Pay', 'Day'],
      ['Asha <Rao>', '-1250.5', '2026-11-02'],
      ['😀', '', '2024-02-29'],
    ])
  })

  it('reads shared texts, gaps, days by their format, formulas by their value', async () => {
    const strings =
      '<si><t>Code</t></si><si><r><t xml:space="preserve">Da</t></r><r><rPr/><t>y &#233;</t></r></si><si><t/></si>'
    const sheet = `<row r="2" spans="1:3"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
      <row r="4"><c r="A4"><v>9.87654321E9</v></c><c r="B4" s="1"><v>46328.75</v></c><c r="C4" s="2"><v>45351</v></c><c r="D4" s="3"><v>2.5</v></c></row>
      <row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5" t="str"><f>A1&amp;"x"</f><v>a&amp;b</v></c><c r="C5" t="e"><v>#N/A</v></c><c r="D5"/><c r="E5" t="s"><v>2</v></c></row>`
    expect(await read(workbook(sheet, { strings }))).toEqual([
      [],
      ['Code', '', 'Day é'],
      [],
      ['9876543210', '2026-11-02', '2024-02-29', '2.5'],
      ['TRUE', 'a&b', '#N/A', '', ''],
    ])
  })

  it('reads names with a prefix, cells without a reference, and days counted from 1904', async () => {
    const sheet =
      '<x:row><x:c t="inlineStr"><x:is><x:t>Day</x:t></x:is></x:c></x:row><x:row><x:c s="1"><x:v>44866</x:v></x:c></x:row>'
    expect(await read(workbook(sheet, { prefix: 'x:', workbookPr: '<workbookPr date1904="1"/>' }))).toEqual([
      ['Day'],
      ['2026-11-02'],
    ])
  })

  it('refuses anything that is not a workbook, is truncated, or unpacks to more than fits', async () => {
    const whole = workbook('<row><c t="str"><v>x</v></c></row>')
    for (let length = 0; length < whole.length - 22; length += 7)
      await expect(read(whole.subarray(0, length))).rejects.toBeInstanceOf(Refused)
    const bomb = zip([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(64 * 1024 * 1024, 32) }])
    await expect(read(bomb)).rejects.toBeInstanceOf(Refused)
    await expect(read(zip([{ name: 'a.txt', bytes: Buffer.from('hello') }]))).rejects.toBeInstanceOf(Refused)
  })

  it('says of a workbook with more than may be read that it is too large', async () => {
    const tooLarge = { text: expect.stringContaining('too large to read') as string, values: [] }
    const bomb = zip([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(64 * 1024 * 1024, 32) }])
    expect(await sheetTask({ bytes: bomb, isWorkbook: true, columns: [] })).toEqual({ refused: tooLarge })
    const wide = workbook('<row><c r="IV1"/></row>'.repeat(12_000))
    expect(await sheetTask({ bytes: wide, isWorkbook: true, columns: [] })).toEqual({ refused: tooLarge })
    const lines = Buffer.from('a\n'.repeat(100_001))
    expect(await sheetTask({ bytes: lines, isWorkbook: false, columns: [] })).toEqual({ refused: tooLarge })
  })

  it('reads a number format of brackets and quotes without an end', async () => {
    expect([showsOf('['.repeat(120_000)), showsOf('"'.repeat(120_001))]).toEqual(['number', 'number'])
    expect(['[d', '[Red]0', '"d"0.0', '\\d0.0', '"0" d'].map(showsOf)).toEqual([
      ...['day', 'number', 'number', 'number', 'day'],
    ])
  })

  it('takes no longer for a sheet with unclosed elements', async () => {
    const before = performance.now()
    await read(workbook('<row>' + '<c r="A1"><v>'.repeat(200_000)))
    await read(workbook('<row r="1"/>' + '<c '.repeat(500_000)))
    expect(performance.now() - before).toBeLessThan(5000)
  })
})
