import type { ThemeOptions } from '@mui/material/styles'
import { colour, fontFamily, height, radius, semantic, shadow, type } from './tokens.ts'
import { inputs } from './inputs.ts'

/** How each component of the library looks here; screens do not restyle them. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `2px solid ${semantic.focus}`, outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: height.button,
        paddingInline: 14,
        paddingBlock: 4,
        borderRadius: radius.control,
        '&.MuiButton-sizeSmall': { minHeight: height.small, paddingInline: 10 },
        '&.MuiButton-sizeLarge': { minHeight: height.large, paddingInline: 20 },
        '&.MuiButton-outlined.MuiButton-colorSecondary, &.MuiButton-outlined.MuiButton-colorInherit': {
          background: colour.white,
          borderColor: semantic.borderStrong,
          color: semantic.textPrimary,
          '&:hover': { background: colour.grey[50], borderColor: colour.grey[400] },
          '&.Mui-disabled': { color: semantic.textDisabled },
        },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: height.button,
        height: height.button,
        padding: 0,
        borderRadius: radius.control,
        color: semantic.textSecondary,
        '&.MuiIconButton-sizeSmall': { width: height.small, height: height.small },
      },
    },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { border: `1px solid ${semantic.borderDefault}`, borderRadius: radius.card, boxShadow: shadow.card },
    },
  },
  ...inputs,
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 700 },
    styleOverrides: {
      tooltip: {
        maxWidth: 220,
        padding: '6px 10px',
        background: colour.grey[900],
        fontSize: '.75rem',
        fontWeight: 500,
        lineHeight: 1.45,
      },
    },
  },
  MuiTabs: {
    styleOverrides: { root: { minHeight: height.large }, list: { gap: 20 }, indicator: { height: 2 } },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: height.large,
        minWidth: 24,
        padding: '0 2px',
        textTransform: 'none',
        color: semantic.textSecondary,
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '10px 12px',
        borderColor: semantic.borderDefault,
        '&:first-of-type': { paddingInlineStart: 20 },
        '&:last-of-type': { paddingInlineEnd: 20 },
      },
      head: {
        height: height.tableHead,
        background: semantic.bgSubtle,
        fontSize: '.75rem',
        fontWeight: 600,
        color: semantic.textSecondary,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radius.chip, '&.MuiChip-sizeSmall': { height: 22 }, fontFamily },
      outlined: { borderColor: semantic.borderStrong },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radius.dialog, boxShadow: shadow.dialog },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { ...type.h3, padding: '20px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 4 } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginBlock: 4,
        border: `1px solid ${semantic.borderDefault}`,
        borderRadius: radius.menu,
        boxShadow: shadow.menu,
      },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 36, borderRadius: 6, gap: 10, ...type.body1 } },
  },
  MuiPopover: { styleOverrides: { paper: { borderRadius: radius.menu } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'p', stat: 'p', h4: 'h2', h5: 'h3', h6: 'h3', subtitle2: 'p' } },
  },
  MuiCssBaseline: {
    styleOverrides: {
      body: { ...type.body1, background: semantic.bgPage },
      '.tnum': { fontVariantNumeric: 'tabular-nums' },
      // Dates and numbers of records, which must not wrap.
      '.whole': { whiteSpace: 'nowrap' },
      'a:focus-visible': { outline: `2px solid ${semantic.focus}`, outlineOffset: 2, borderRadius: 4 },
      'h1:focus': { outline: 'none' },
      ':target, :focus-visible': { scrollMarginTop: 76 },
    },
  },
}
