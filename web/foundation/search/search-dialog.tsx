import '../../messages/search.ts'
import { isHarm } from '@newyou/contract/foundation/crisis/kinds'
import type { SearchKind, SearchResult } from '@newyou/contract/foundation/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCategories } from '../../page/site-categories.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconSearch, IconX } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { resultPath } from './result-path.ts'
import { ResultPicture } from './result-picture.tsx'
import styles from './search-dialog.module.css'
import { SearchHelp } from './search-help.tsx'
import { type Found, useSearch } from './use-search.ts'

interface Option {
  kind: SearchKind
  result: SearchResult
  path: string
}

const optionsOf = ({ groups }: Found): Option[] =>
  groups.flatMap(({ kind, results }) =>
    results.flatMap((result) => {
      const path = resultPath(kind, result.u_id, result.path)
      return path ? [{ kind, result, path }] : []
    }),
  )

/** One box over everything. Results as you type, grouped, walked with the arrow keys. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('search')
  const ui = useTranslations('ui')
  const navigate = useNavigate()
  const localized = useLocalized()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useSearch(typed)
  const options = optionsOf(found)
  const chosen = options[Math.min(active, options.length - 1)]

  useEffect(() => {
    const opened = dialog.current
    const opener = document.activeElement
    opened?.showModal()
    return () => {
      opened?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const close = () => dialog.current?.close()
  const optionId = (option: Option) => `${id}-${option.kind}-${option.result.u_id}`

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setActive((before) => (Math.min(before, options.length - 1) + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      close()
      void navigate(localized(chosen.path))
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('title')} onClose={onClose}>
      <div className={styles.bar}>
        <Icon of={IconSearch} />
        <input
          // Not of the type search: there Escape would empty the field instead of closing.
          type="text"
          inputMode="search"
          autoComplete="off"
          role="combobox"
          autoFocus
          aria-label={t('label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          placeholder={t('placeholder')}
          maxLength={80}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={ui('closeDialog')} onClick={close}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <p className="sr-only" role="status">
        {found.words && t('found', { count: options.length })}
      </p>
      <SearchHelp found={found} />
      <div id={`${id}-results`} role="listbox" aria-label={t('title')} className={styles.results}>
        {found.groups.map(({ kind, total, results }) => {
          const own = options.filter((option) => option.kind === kind)
          if (own.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} className={styles.kind}>
                {t(`kinds.${kind}`)}
                {total > results.length && (
                  <span className="t3"> {t('more', { total, count: total - results.length })}</span>
                )}
              </p>
              {own.map((option) => (
                <LocaleLink
                  key={option.result.u_id}
                  id={optionId(option)}
                  role="option"
                  aria-selected={option === chosen}
                  tabIndex={-1}
                  className={styles.option}
                  to={option.path}
                  onClick={close}
                  onMouseMove={() => setActive(options.indexOf(option))}
                >
                  <ResultPicture kind={kind} id={option.result.u_id} image={option.result.image} />
                  <Stack as="span" gap={0} className={styles.words}>
                    <strong lang={option.result.written_in}>{option.result.title}</strong>
                    <span className="small t2" lang={option.result.written_in}>
                      {option.result.subtitle}
                    </span>
                  </Stack>
                </LocaleLink>
              ))}
            </div>
          )
        })}
      </div>
      <Foot found={found} hasOptions={options.length > 0} isTyping={typed.trim() !== ''} onChosen={close} />
    </dialog>
  )
}

function Foot({
  found,
  hasOptions,
  isTyping,
  onChosen,
}: {
  found: Found
  hasOptions: boolean
  isTyping: boolean
  onChosen: () => void
}) {
  const t = useTranslations('search')
  const categories = useTranslations('categories')
  const offered = useCategories()
  // No result for couples stands below the help for harm.
  const isHurt = found.dangers?.some(isHarm)
  if (found.hasFailed) return <p className={styles.told}>{t('failed')}</p>
  if (hasOptions) return <p className={`small t3 ${styles.told} ${styles.keys}`}>{t('keys')}</p>
  return (
    <div className={styles.told}>
      <p className="t2">
        {isTyping && found.words && !isHurt ? t('none', { words: found.words }) : isTyping ? null : t('hint')}
      </p>
      {(!isTyping || found.words) && (
        <>
          <p className={styles.or}>{t('doors')}</p>
          <ul className={`${layout.cluster} ${styles.doors}`}>
            {offered
              .filter(({ slug }) => !isHurt || slug !== 'relationship')
              .map(({ slug }) => (
                <li key={slug}>
                  <LocaleLink to={urls.healersOf(slug)} data-category={slug} onClick={onChosen}>
                    {categories(slug)}
                  </LocaleLink>
                </li>
              ))}
          </ul>
        </>
      )}
    </div>
  )
}
