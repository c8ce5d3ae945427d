import '../../messages/rooms-call.ts'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { IconSubtitles } from '../../ui/icons.ts'
import type { OtherPerson } from './call-state.ts'
import type { Captions } from './captions.ts'
import styles from './notes.module.css'
import { useStore } from './store.ts'
import type { Control } from './use-controls.ts'

/** Words of the others, under their pictures. */
export function CaptionsLine({ captions, others }: { captions: Captions; others: readonly OtherPerson[] }) {
  const t = useTranslations('rooms-call.captions')
  const { is, words } = useStore(captions.store)
  useEffect(() => {
    if (is === 'on') captions.follow(others)
  }, [captions, is, others])
  useEffect(() => captions.stop, [captions])
  if (is === 'unsupported' || is === 'off') return null
  const said = others.filter(({ visit_u_id }) => words[visit_u_id])
  if (is !== 'on' || said.length === 0)
    return (
      <p className={styles.notice} role="status">
        {t(is)}
      </p>
    )
  return (
    <div className={styles.captions}>
      {said.map(({ visit_u_id, name }) => (
        <p key={visit_u_id}>
          {others.length > 1 && <b>{name}: </b>}
          {words[visit_u_id]}
        </p>
      ))}
    </div>
  )
}

/** False where this browser writes none on the device. */
export function useCaptionsControl(captions: Captions): Control | false {
  const t = useTranslations('rooms-call.captions')
  const { is } = useStore(captions.store)
  if (is === 'unsupported') return false
  const isOn = is === 'on' || is === 'preparing'
  return {
    id: 'captions',
    name: t('button'),
    icon: IconSubtitles,
    isOn,
    press: isOn ? captions.stop : captions.start,
  }
}
