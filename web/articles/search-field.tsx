import '../messages/articles.ts'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { useLocalized } from '../ui/locale-link.tsx'
import styles from './articles-screen.module.css'

/** Search in a list; works without JavaScript too. The other filters of the address stay. */
export function SearchField({
  to,
  value,
  kept = {},
}: {
  to: string
  value: string
  kept?: Record<string, readonly string[]>
}) {
  const t = useTranslations('articles.list')
  const localized = useLocalized()
  return (
    // The key: another address shows its own words.
    <Form key={value} role="search" action={localized(to)} className={styles.search} preventScrollReset>
      <input
        type="search"
        name="search"
        defaultValue={value}
        aria-label={t('searchLabel')}
        placeholder={t('search')}
        maxLength={80}
        enterKeyHint="search"
      />
      {Object.entries(kept).map(
        ([name, values]) =>
          values.length > 0 && <input key={name} type="hidden" name={name} value={values.join(',')} />,
      )}
      <Button look="quiet" type="submit">
        {t('submit')}
      </Button>
    </Form>
  )
}
