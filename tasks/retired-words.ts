// Words that tables, code and documents said beside another one for the same thing. Each names the word to use.

export const retiredWords: readonly (readonly [RegExp, string])[] = [
  [/give_back|given_back|[gG]iveBack|GivenBack/, 'order_refund, refunded_paise, refund'],
  [/hand_back|handed_back|[hH]andBack|[hH]andedBack|hand-back|handed-back/, 'slot_release, released'],
  [/\bdemand[A-Z]\w*/, 'require…'],
  [/told_at|told_revision|\w+_told\b|tellLive/, 'notified_at, synced_revision, notify'],
  [/createSayer/, 'createTranslator'],
  [/\bDeed\b/, 'AuditEntry'],
  [/\b(?:counted|found|rough)Most\b|\bleast(?:Group|Users)\b/, 'max…, min…'],
  [/is_move_open|moved_by|moved_from|move_until_hours|accept-move|[hH]ealerMove\b/, 'reschedule'],
  [/look_again_at|room_late\b/, 'next_check_at, late_healer_notice'],
  [/\bcallOff\b|(?<!event-)called-off/, 'cancelEvent, event-cancelled'],
  [/pageCache\.changed/, 'pageCache.invalidate'],
  [/\b[tT]alkers?(?:Of)?\b/, 'participant'],
]
