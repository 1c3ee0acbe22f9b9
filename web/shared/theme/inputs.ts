import type { Components, Theme } from '@mui/material/styles'
import { colour, height, semantic } from './tokens.ts'

const frame = {
  minHeight: height.input,
  background: colour.white,
  '& .MuiOutlinedInput-notchedOutline, & .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: semantic.borderControl,
  },
  '&:hover .MuiOutlinedInput-notchedOutline, &:hover .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: colour.grey[600],
  },
  '&.Mui-focused': { boxShadow: `0 0 0 3px ${colour.blue[100]}` },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline, &.Mui-focused .MuiPickersOutlinedInput-notchedOutline': {
    borderWidth: 1,
    borderColor: semantic.action,
  },
  '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 3px ${colour.red[100]}` },
  '&.Mui-error .MuiOutlinedInput-notchedOutline, &.Mui-error .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: semantic.danger,
  },
  '&.Mui-disabled': { background: semantic.bgSubtle },
  // The adornment provides the gap; the text starts right after it.
  '&.MuiInputBase-adornedStart > input': { paddingInlineStart: 0 },
  '&.MuiInputBase-adornedEnd > input': { paddingInlineEnd: 0 },
  // On a phone, a 44 px target and 16 px text, so that the browser does not zoom in.
  '@media (max-width: 767px)': { minHeight: height.large, fontSize: '1rem' },
} as const

/** Inputs: 40 high, label above (never floating), a ring instead of a thick border. */
export const inputs = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: frame,
      input: {
        height: 'auto',
        padding: '8px 12px',
        '&::placeholder': { color: semantic.textSecondary, opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: { ...frame, padding: '0 12px' },
      sectionsContainer: { padding: '8px 0', opacity: '1 !important' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '4px 0 0', fontSize: '.75rem', '&.Mui-error': { color: colour.red[700] } },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { color: semantic.borderControl } } },
  // White on white, the thumb needs a border.
  MuiSwitch: {
    styleOverrides: {
      thumb: { border: `1px solid ${semantic.borderControl}`, boxShadow: 'none' },
      track: { backgroundColor: semantic.borderControl },
    },
  },
  MuiRadio: { styleOverrides: { root: { color: semantic.borderControl } } },
} as Components<Theme>
