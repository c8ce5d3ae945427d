import { type HealerEventKind, healerEventKinds } from '@newyou/contract/administration/webhooks/events'

/** Keys of messages have no dots. */
type KindKey = HealerEventKind extends infer Kind
  ? Kind extends `${infer Domain}.${infer What}`
    ? `${Domain}_${What}`
    : never
  : never

export const keyOfKind = (kind: HealerEventKind) => kind.replace('.', '_') as KindKey // one dot in each

/** Of kinds that a healer may choose; others are none. */
export const healerKind = (kind: string) => healerEventKinds.find((one) => one === kind)
