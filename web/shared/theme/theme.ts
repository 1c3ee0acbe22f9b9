import { createTheme, enhanceHighContrast } from '@mui/material/styles'
import { components } from './components.ts'
import { breakpoint, colour, fontFamily, headerHeight, layer, radius, semantic, shadow, type } from './tokens.ts'

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: React.CSSProperties
    stat: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties
    stat?: React.CSSProperties
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
    stat: true
  }
}

const tone = (scale: { 50: string; 500: string; 600: string; 700: string }) => ({
  light: scale[500],
  main: scale[600],
  dark: scale[700],
  contrastText: colour.white,
})

/** The look of the signed-in area: light only, left to right. */
export const theme = enhanceHighContrast(
  createTheme({
    cssVariables: { cssVarPrefix: 'app' },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: radius.control },
    spacing: 8,
    mixins: { toolbar: { minHeight: headerHeight } },
    breakpoints: { values: breakpoint },
    zIndex: {
      appBar: layer.header,
      drawer: layer.drawer,
      modal: layer.dialog,
      snackbar: layer.snackbar,
      tooltip: layer.tooltip,
    },
    palette: {
      mode: 'light',
      primary: tone(colour.blue),
      success: tone(colour.green),
      warning: tone(colour.amber),
      error: tone(colour.red),
      info: tone(colour.cyan),
      secondary: tone(colour.violet),
      grey: colour.grey,
      text: { primary: semantic.textPrimary, secondary: semantic.textSecondary, disabled: semantic.textDisabled },
      divider: semantic.borderDefault,
      background: { default: semantic.bgPage, paper: semantic.bgSurface },
      action: { hover: semantic.bgHover, selected: colour.blue[50] },
    },
    typography: {
      fontFamily,
      fontWeightBold: 650,
      ...type,
      subtitle1: type.h6,
      overline: { ...type.overline, textTransform: 'uppercase' },
      button: { ...type.button, textTransform: 'capitalize' },
    },
    shadows: Array.from({ length: 25 }, (_, depth) =>
      depth === 0 ? 'none' : depth === 1 ? shadow.card : depth < 12 ? shadow.menu : shadow.dialog,
    ) as import('@mui/material/styles').Shadows,
    components,
  }),
)
