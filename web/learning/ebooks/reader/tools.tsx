import '../../../messages/ebooks.ts'
import type { EbookBookmark, ReaderSetting } from '@newyou/contract/learning/ebooks'
import { readerTextSizes, readerThemes } from '@newyou/contract/learning/ebooks/reader'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import {
  IconArrowLeft,
  IconArrowRight,
  IconBookmark,
  IconBookmarkFilled,
  IconList,
  IconTextSize,
  IconTrash,
} from '../../../ui/icons.ts'
import layout from '../../../ui/layout.module.css'
import { useDropdown } from '../../../ui/use-dropdown.ts'
import type { ContentsEntry, Goal } from './opened-book.ts'
import styles from './tools.module.css'

interface ToolsProps {
  language: string
  contents: readonly ContentsEntry[]
  /** The entry in which the reader is. */
  current: ContentsEntry | undefined
  /** Whether pages are turned to the right, as in Urdu. */
  isFromRight: boolean
  bookmarks: readonly EbookBookmark[]
  setting: ReaderSetting
  /** The bookmark at this place, if there is one. */
  mark: EbookBookmark | undefined
  canGoBack: boolean
  canGoOn: boolean
  onGo: (goal: Goal) => void
  onTurn: (direction: 1 | -1) => void
  onMark: () => void
  onRemoveMark: (mark: EbookBookmark) => void
  onSetting: (setting: ReaderSetting) => void
}

/** The bar at the foot: back and on, contents, bookmark, text. Its panels open upwards. */
export function Tools(props: ToolsProps) {
  const t = useTranslations('ebooks.reader')
  const { mark, onMark, onRemoveMark, onTurn, canGoBack, canGoOn, isFromRight } = props
  return (
    <nav
      className={styles.tools}
      aria-label={t('tools')}
      data-dock
      data-from-right={isFromRight || undefined}
    >
      <div>
        <Tool word={t('before')} disabled={!canGoBack} onClick={() => onTurn(-1)}>
          <Icon of={isFromRight ? IconArrowRight : IconArrowLeft} size="bar" />
        </Tool>
        <ContentsTool {...props} />
        <Tool
          word={t('mark')}
          aria-pressed={mark !== undefined}
          onClick={() => (mark ? onRemoveMark(mark) : onMark())}
        >
          {mark ? <Icon of={IconBookmarkFilled} size="bar" /> : <Icon of={IconBookmark} size="bar" />}
        </Tool>
        <TextTool {...props} />
        <Tool word={t('next')} disabled={!canGoOn} onClick={() => onTurn(1)}>
          <Icon of={isFromRight ? IconArrowLeft : IconArrowRight} size="bar" />
        </Tool>
      </div>
    </nav>
  )
}

function Tool({
  word,
  children,
  ...rest
}: React.ComponentProps<'button'> & { word: string; children: ReactNode }) {
  return (
    <button type="button" className={styles.tool} {...rest}>
      {children}
      {word}
    </button>
  )
}

function ContentsTool({ language, contents, current, bookmarks, onGo, onRemoveMark }: ToolsProps) {
  const t = useTranslations('ebooks.reader')
  const { root, button, panel, isOpen, closeToButton } = useDropdown()
  const go = (goal: Goal) => {
    closeToButton()
    onGo(goal)
  }
  return (
    <div {...root}>
      <Tool word={t('contents')} {...button}>
        <Icon of={IconList} size="bar" />
      </Tool>
      {isOpen && (
        <div className={styles.panel} {...panel}>
          <h2>{t('contents')}</h2>
          <ol lang={language} className={styles.entries}>
            {contents.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the contents of an open book stay as they are
              <li key={at} data-depth={entry.depth || undefined}>
                <button
                  type="button"
                  dir="auto"
                  aria-current={entry === current ? 'true' : undefined}
                  onClick={() => go(entry)}
                >
                  {entry.title}
                </button>
              </li>
            ))}
          </ol>
          <h2>{t('bookmarks')}</h2>
          {bookmarks.length === 0 && <p className="small t2">{t('noBookmarks')}</p>}
          <ul className={styles.entries}>
            {bookmarks.map((bookmark) => (
              <li key={bookmark.u_id}>
                <button type="button" dir="auto" lang={language} onClick={() => go(bookmark)}>
                  {bookmark.label}
                </button>
                <IconButton
                  label={t('unmark', { label: bookmark.label })}
                  onClick={() => onRemoveMark(bookmark)}
                >
                  <Icon of={IconTrash} />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function TextTool({ setting, onSetting }: ToolsProps) {
  const t = useTranslations('ebooks.reader')
  const { root, button, panel, isOpen } = useDropdown()
  return (
    <div {...root}>
      <Tool word={t('text')} {...button}>
        <Icon of={IconTextSize} size="bar" />
      </Tool>
      {isOpen && (
        <div className={styles.panel} {...panel}>
          <h2 id="reader-size">{t('size')}</h2>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser */}
          <div className={`${layout.cluster} ${styles.choices}`} role="group" aria-labelledby="reader-size">
            {readerTextSizes.map((size, index) => (
              <Chip
                key={size}
                pressed={size === setting.text_size}
                aria-label={t('sizes', { step: index + 1, steps: readerTextSizes.length })}
                onClick={() => onSetting({ ...setting, text_size: size })}
              >
                <span className={styles.letter} data-size={size} aria-hidden="true">
                  A
                </span>
              </Chip>
            ))}
          </div>
          <h2 id="reader-theme">{t('theme')}</h2>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div className={`${layout.cluster} ${styles.choices}`} role="group" aria-labelledby="reader-theme">
            {readerThemes.map((theme) => (
              <Chip
                key={theme}
                pressed={theme === setting.theme}
                onClick={() => onSetting({ ...setting, theme })}
              >
                {t(`themes.${theme}`)}
              </Chip>
            ))}
          </div>
          <p className={`small t2 ${styles.keys}`}>{t('keys')}</p>
        </div>
      )}
    </div>
  )
}
