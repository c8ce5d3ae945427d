import { writeFile } from 'node:fs/promises'
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { cssVariablesResolver, theme } from '../mantine/theme.ts'

/**
 * Mantine would put its variables into a style element, which the security policy forbids. This writes them
 * into ui/mantine/variables.css instead: run `npm run theme -w web` after a change of ui/mantine/theme.ts.
 */
export function mantineVariables() {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(merged)
  const own = cssVariablesResolver(merged)
  const css = convertCssVariables(
    {
      variables: { ...base.variables, ...own.variables },
      dark: { ...base.dark, ...own.dark },
      light: { ...base.light, ...own.light },
    },
    ':root',
  )
  return `/* Written by \`npm run theme -w web\`. */\n${css.replaceAll(/[{;]/g, '$&\n').replaceAll('}', '}\n')}`
}

export const variablesFile = new URL('../mantine/variables.css', import.meta.url)

if (import.meta.main) await writeFile(variablesFile, mantineVariables())
