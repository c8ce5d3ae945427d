import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconMoon, IconSun } from '../ui/icons.ts'
import { toggleColorScheme } from '../ui/theme/color-scheme.ts'

export function ThemeToggle() {
  const t = useTranslations('frame')
  return (
    <IconButton label={t('theme')} onClick={toggleColorScheme}>
      <Icon of={IconSun} className="only-dark" />
      <Icon of={IconMoon} className="only-light" />
    </IconButton>
  )
}
