import type { BrandColours, Theme } from '@newyou/contract/foundation/brand/colours'
import { contrastOf } from '@newyou/contract/foundation/brand/contrast'
import { createElement } from 'react'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { NoRows } from './fields/no-rows.tsx'

const sans = '"Anek Devanagari Variable", "Anek Hindi", "Noto Sans Devanagari", system-ui, sans-serif'
const serif = '"Eczar Variable", "Noto Serif Devanagari", georgia, serif'
const title = { fontFamily: serif, fontWeight: 400 }

/** Those of the brand, which the server writes into the page. */
function ownColours(theme: Theme): { leaf?: string; onLeaf?: string } {
  const colours: BrandColours | null = JSON.parse(document.documentElement.dataset.colours ?? 'null')
  if (!colours) return {}
  // Words and buttons are of one colour here, so it is the one that can be read on all grounds.
  const { leafText } = colours[theme]
  const onLeaf = ['#ffffff', '#000000'].find((one) => contrastOf(one, leafText) >= 4.5)
  return { leaf: leafText, ...(onLeaf && { onLeaf }) }
}

/** The colours of web/ui/theme/tokens.css. */
const night = {
  ground: '#0e1b17',
  surface: '#14251f',
  raised: '#1b3029',
  line: '#2b3d36',
  edge: '#6f8077',
  text: '#f3ebdc',
  text2: '#c3c8b8',
  leaf: '#84d5a5',
  onLeaf: '#07150f',
  error: '#f6a097',
  warn: '#f3c27a',
  ok: '#90dcb1',
  info: '#a6cbea',
  lamp: '#ffcf7d',
}
const day: typeof night = {
  ground: '#f6f0e3',
  surface: '#fdf9f0',
  raised: '#ffffff',
  line: '#dfd5c0',
  edge: '#7d8177',
  text: '#1a2721',
  text2: '#47534b',
  leaf: '#16653d',
  onLeaf: '#ffffff',
  error: '#a02a22',
  warn: '#7a4b00',
  ok: '#17603a',
  info: '#1d5377',
  lamp: '#8a5a00',
}

// Lists name their checkboxes on the element around them, where a screen reader does not look.
const withoutLabel = () => ({ 'aria-label': undefined })
const withLabel = ({ 'aria-label': label }: { 'aria-label'?: string }) =>
  label ? { 'aria-label': label } : {}

/** Nothing moves for those who asked for that. */
const still = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important', animationDuration: '1ms !important' },
  },
}

function themeOf(base: RaThemeOptions, mode: 'dark' | 'light', colours: typeof night): RaThemeOptions {
  return {
    ...base,
    palette: {
      mode,
      primary: { main: colours.leaf, contrastText: colours.onLeaf },
      secondary: { main: colours.text, contrastText: colours.ground },
      background: { default: colours.ground, paper: colours.surface },
      text: { primary: colours.text, secondary: colours.text2, disabled: colours.text2 },
      divider: colours.line,
      error: { main: colours.error },
      warning: { main: colours.warn },
      success: { main: colours.ok },
      info: { main: colours.info },
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: sans,
      fontSize: 15,
      h1: title,
      h2: title,
      h3: title,
      h4: title,
      h5: title,
      h6: title,
    },
    sidebar: { width: 264, closedWidth: 56 },
    components: {
      ...base.components,
      // A link that is no component of the library.
      MuiCssBaseline: { styleOverrides: { 'a:not([class])': { color: colours.leaf }, ...still } },
      MuiPaper: {
        ...base.components?.MuiPaper,
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'default' },
        styleOverrides: {
          root: { backgroundColor: colours.raised, backgroundImage: 'none', color: colours.text },
        },
      },
      MuiButton: { styleOverrides: { root: { textTransform: 'none', letterSpacing: 0, minHeight: 36 } } },
      MuiToggleButton: {
        styleOverrides: {
          root: { textTransform: 'none', fontSize: 14, lineHeight: 1, color: colours.text },
        },
      },
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiCheckbox: { defaultProps: { slotProps: { root: withoutLabel, input: withLabel } } },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: { '&.Mui-focusVisible': { outline: `3px solid ${colours.lamp}`, outlineOffset: 2 } },
        },
      },
      // A heading that sorts is pressed with a finger too.
      MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, minWidth: 24 } } },
      MuiTableCell: {
        styleOverrides: { root: { borderColor: colours.line, fontSize: 15 }, head: { color: colours.text2 } },
      },
      MuiFilledInput: { styleOverrides: { root: { backgroundColor: colours.raised } } },
      // Without a chosen row its buttons have no height, but would still be reached by the keyboard.
      RaBulkActionsToolbar: {
        styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
      },
      RaDatagrid: { defaultProps: { empty: createElement(NoRows) } },
      RaSimpleList: { defaultProps: { empty: createElement(NoRows) } },
      RaToolbar: { styleOverrides: { root: { backgroundColor: colours.raised } } },
    },
  }
}

export const darkTheme = themeOf(defaultDarkTheme, 'dark', { ...night, ...ownColours('dark') })
export const lightTheme = themeOf(defaultLightTheme, 'light', { ...day, ...ownColours('light') })
