import { describe, expect, test } from 'vitest'
import { latinName, latinText } from '../latin-name.ts'
import { memberName } from '../provident-fund/pf-return.ts'
import { portalName } from './portal-person.ts'
import { fileName } from '../tds/record.ts'

const letters = /[A-Za-z ]/
const names: Readonly<Record<string, string>> = {
  ...{ José: 'Jose', 'Łukasz Żółć': 'Lukasz Zolc', 'Søren Kjær': 'Soren Kjaer', Groß: 'Gross', Đỗ: 'Do', Işık: 'Isik' },
  ...{
    "D'Souza": 'D Souza',
    'D’Souza': 'D Souza',
    Dʼsouza: 'D souza',
    'D´Souza': 'D Souza',
    'Anne–Marie Müller': 'Anne Marie Muller',
    'Priya\u00a0Nair': 'Priya Nair',
    'Pri\u00adya\u200d Nair\ufeff': 'Priya Nair',
    GROẞ: 'GROSS',
    'Çelik Ğül': 'Celik Gul',
    'Ƙaruwa Ɓello': 'Karuwa Bello',
    'ʿAlī ʾIbrāhīm': 'Ali Ibrahim',
    'Col·lell': 'Collell',
    'Nguyễn Ứng': 'Nguyen Ung',
    Þór: 'Thor',
    'Rāma  Kṛṣṇa': 'Rama Krsna',
    Ａｎｎａ: 'Anna',
    ﬁnn: 'finn',
  },
}
const others = ['प्रिया', 'Priya नायर', 'A. தமிழ்', 'اقبال', 'Иван', '李 Anna', 'ପ୍ରିୟା Das', 'ᱥᱟ']

describe('a name in a file', () => {
  test.each(Object.entries(names))('%s is written as %s', (name, latin) => {
    expect(latinName(name, letters)).toBe(latin)
    for (const of of [memberName, portalName, fileName]) expect(of(name)).not.toBe('')
  })

  test.each(others)('%s is not written in part', (name) => {
    for (const of of [memberName, portalName, fileName]) expect(of(name)).toBe('')
  })

  test('is cut to the length of its field, other texts too', () => {
    expect(fileName('ø'.repeat(200))).toBe('o'.repeat(75))
    expect(latinText('12/3 Straße', /[A-Za-z0-9/ ]/)).toBe('12/3 Strasse')
  })
})
