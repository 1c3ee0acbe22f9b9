import { createRequire } from 'node:module'
import { openSync } from 'fontkit'

const path = createRequire(import.meta.url)
const folder = '@expo-google-fonts/public-sans'

/** Opened once for a thread: parsing a font costs more than drawing a payslip. Public Sans has the rupee sign. */
export const regular = openSync(path.resolve(`${folder}/400Regular/PublicSans_400Regular.ttf`))
export const bold = openSync(path.resolve(`${folder}/600SemiBold/PublicSans_600SemiBold.ttf`))
