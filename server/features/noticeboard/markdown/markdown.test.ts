import { describe, expect, it } from 'vitest'
import { excerptOf, html } from './markdown.ts'

describe('Markdown text', () => {
  it("keeps its emphasis, lists and links, with headings below the page's", () => {
    expect(html('# Hello\n\n**Bold** and *soft*\n\n- one\n- [two](https://example.com/a?b=1)')).toBe(
      '<h3>Hello</h3>\n<p><strong>Bold</strong> and <em>soft</em></p>\n<ul>\n<li>one</li>\n' +
        '<li><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com/a?b=1">two</a></li>\n</ul>',
    )
    expect(html('###### Deep')).toBe('<h6>Deep</h6>')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '<a href="javascript:alert(1)">a</a>',
    '<javascript:alert(1)>',
    '![a](https://tracker.example/pixel.png)',
    '[a](vbscript:msgbox(1))',
    '[a]: javascript:alert(1)\n\n[a]',
    '`<h1 onclick=alert(1)>`',
    '[a](https://x.example "\\" onmouseover=\\"alert(1)")',
  ])('is safe to show: %s', (text) => {
    const shown = html(text)
    expect(shown).not.toMatch(/<(?:script|img|iframe|svg|style)/i)
    expect(shown).not.toMatch(/href="(?:javascript|data|vbscript)/i)
    expect(shown).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/i)
  })

  it('has an excerpt that begins with words', () => {
    expect(excerptOf('## Diwali\n\n- **Offices** are [closed](https://example.com)\n1. on Friday')).toBe(
      'Diwali Offices are closed on Friday',
    )
    expect(excerptOf('word '.repeat(400))).toHaveLength(200)
    expect(excerptOf('2 < 3, a_b')).toBe('2 < 3, ab')
  })
})
