/** Every colour, size and duration of the product. `tokens.css` is generated from here (web/build/write-tokens.ts). */
export const colour = {
  white: '#ffffff',
  grey: {
    25: '#fbfcfd',
    50: '#f7f8fa',
    100: '#f1f3f6',
    200: '#e7eaef',
    300: '#d8dde4',
    400: '#b6bec9',
    500: '#858e9c',
    600: '#5b6472',
    700: '#3f4754',
    800: '#262d38',
    900: '#151a22',
  },
  blue: {
    50: '#eff5ff',
    100: '#dbe8ff',
    200: '#b8d2ff',
    300: '#86b1fb',
    400: '#4d8af0',
    500: '#2470e3',
    600: '#1459c7',
    700: '#0f479f',
    800: '#0d3a80',
    900: '#0a2a5c',
  },
  green: {
    50: '#edfaf1',
    100: '#d3f2dd',
    300: '#82d3a0',
    500: '#1f9d55',
    600: '#167c43',
    700: '#126236',
    900: '#0a3a20',
  },
  amber: {
    50: '#fff8e8',
    100: '#ffebc2',
    300: '#f7c85f',
    500: '#d98b06',
    600: '#a96504',
    700: '#834d05',
    900: '#4f2e05',
  },
  red: {
    50: '#fff1f0',
    100: '#ffdcd9',
    300: '#f7a19b',
    500: '#e0433a',
    600: '#c42b23',
    700: '#9d1f19',
    900: '#5c110d',
  },
  cyan: {
    50: '#e9f9fb',
    100: '#c9eff4',
    300: '#72cbd6',
    500: '#0f91a3',
    600: '#0b7382',
    700: '#0a5a66',
    900: '#06353c',
  },
  violet: { 50: '#f4f1ff', 100: '#e5deff', 300: '#b7a5fb', 500: '#7a5af0', 600: '#6243d4', 700: '#4c33a8' },
} as const

/** Colours by purpose; screens prefer these to a step of a scale. */
export const semantic = {
  bgPage: colour.grey[50],
  bgSurface: colour.white,
  bgSubtle: colour.grey[25],
  bgHover: 'rgba(38, 45, 56, 0.04)',
  bgSelected: colour.blue[50],
  borderDefault: colour.grey[200],
  borderStrong: colour.grey[300],
  borderControl: colour.grey[500],
  textPrimary: colour.grey[800],
  textSecondary: colour.grey[600],
  textDisabled: colour.grey[500],
  action: colour.blue[600],
  actionHover: colour.blue[700],
  danger: colour.red[600],
  dangerHover: colour.red[700],
  focus: colour.blue[600],
} as const

/** Series colours of charts, in order. */
export const chart = [
  colour.blue[500],
  colour.violet[500],
  colour.cyan[500],
  colour.amber[600],
  colour.green[500],
  colour.red[500],
  colour.grey[500],
] as const

export const fontFamily = "'Public Sans Variable', system-ui, 'Segoe UI', sans-serif"

/** Sizes in rem, so that the reader's text size is respected. */
export const type = {
  display: { fontSize: '2.125rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-.02em' },
  h1: { fontSize: '1.75rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-.015em' },
  h2: { fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-.01em' },
  h3: { fontSize: '1.125rem', lineHeight: 1.4, fontWeight: 600 },
  h4: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
  h5: { fontSize: '.9375rem', lineHeight: 1.5, fontWeight: 600 },
  h6: { fontSize: '.875rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '.875rem', lineHeight: 1.57, fontWeight: 400 },
  body2: { fontSize: '.8125rem', lineHeight: 1.54, fontWeight: 400 },
  subtitle2: { fontSize: '.8125rem', lineHeight: 1.5, fontWeight: 600 },
  caption: { fontSize: '.75rem', lineHeight: 1.5, fontWeight: 400 },
  overline: { fontSize: '.6875rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '.06em' },
  button: { fontSize: '.875rem', fontWeight: 600 },
  stat: { fontSize: '1.625rem', lineHeight: 1.35, fontWeight: 650, letterSpacing: '-.02em' },
} as const

export const radius = { control: 8, chip: 6, menu: 10, card: 12, dialog: 14 } as const
export const height = { small: 30, button: 36, input: 40, large: 44, tableHead: 40 } as const
export const shadow = {
  card: '0 1px 2px rgba(21, 26, 34, 0.04)',
  menu: '0 8px 24px rgba(21, 26, 34, 0.12)',
  dialog: '0 24px 64px rgba(21, 26, 34, 0.22)',
  fab: '0 6px 20px rgba(21, 26, 34, 0.14)',
} as const
export const motion = { quick: 120, menu: 160, panel: 200, ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const
export const layer = {
  tableHead: 2,
  pageFooter: 5,
  feedback: 1040,
  header: 1050,
  drawer: 1100,
  dialog: 1300,
  snackbar: 1400,
  tooltip: 1500,
  loadingBar: 2001,
  skipLink: 2100,
} as const
export const breakpoint = { xs: 0, sm: 768, md: 1024, lg: 1266, xl: 1440 } as const
/** 16.25rem at the default text size. */
export const drawerWidth = 260
export const headerHeight = 60
