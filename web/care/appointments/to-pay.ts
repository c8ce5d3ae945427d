import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { PaidSession } from '@newyou/contract/care/appointments/paid-sessions'
import { isNotThere } from '../../api/not-found.ts'
import { appointmentQueries, paidSessionQueries } from './queries.ts'

/** A session that a client pays: their own, or somebody else's, of whom they know the facts alone. */
export type ToPay = Appointment & { isForOther?: true }

const withoutWords = ({ for_name: _name, is_my_child: _child, healer, ...facts }: PaidSession): ToPay => ({
  ...facts,
  isForOther: true,
  is_together: false,
  room_u_id: facts.u_id,
  healer: { ...healer, main_category: '' },
  service_u_id: healer.u_id,
  service_name: '',
  service_name_hi: '',
  description: '',
  ...{ client_confirmed_at: null, healer_confirmed_at: null, rescheduled_from: null, rescheduled_by: null },
  ...{
    reported_at: null,
    arrived_at: null,
    arrived_by: null,
    pay_by: null,
    series: null,
    release: null,
    ask_until: null,
  },
  ...{ is_demo: false, is_free: false, session_pack_u_id: null, healing_session_u_id: null },
  ...{ refunded_money_paise: facts.refunded_paise, refunded_coupon_paise: 0, refunded_allowance_paise: 0 },
  refunded_parts: { gateway_paise: 0, desk_paise: 0, wallet_paise: 0, life_points_paise: 0 },
  created_at: facts.booked_at,
})

/** Under `appointments`, so that a live event asks again. */
export const toPayQuery = (appointmentId: string) => {
  const own = appointmentQueries.one(appointmentId)
  return {
    queryKey: [...own.queryKey, 'to-pay'],
    queryFn: async (context: { signal: AbortSignal }): Promise<ToPay> => {
      try {
        return await own.queryFn(context)
      } catch (error) {
        if (!isNotThere(error)) throw error
        return withoutWords(await paidSessionQueries.one(appointmentId).queryFn(context))
      }
    },
  }
}
