import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const path = createRequire(import.meta.url)
const folder = '@expo-google-fonts/public-sans'

/** Opened once for a thread: parsing a font costs more than drawing a payslip. Public Sans has the rupee sign. */
export const regular = font('400Regular/PublicSans_400Regular.ttf')
export const bold = font('600SemiBold/PublicSans_600SemiBold.ttf')

/** The library fails at marks that a font cannot place, two accents on a consonant for example: such a text loses its marks. */
function font(file: string): Font {
  const opened = openSync(path.resolve(`${folder}/${file}`)) as Font
  const layout = opened.layout.bind(opened)
  opened.layout = (text, ...how) => {
    try {
      return layout(text.normalize('NFC'), ...how)
    } catch {
      return layout(text.normalize('NFD').replace(/\p{M}/gu, ''), ...how)
    }
  }
  return opened
}
