import { createHmac, timingSafeEqual } from 'node:crypto'
import { textReports } from '@newyou/contract/foundation/text-messages/reports'
import type { Platform } from '../../platform/platform.ts'

const shownBytes = 16

/**
 * Addresses at which providers report. They sign nothing, but for WhatsApp, so an address proves itself: that of one text, that of
 * MSG91, and the token with which Meta asks once whether the address is ours.
 */
export function createReportAddresses({ config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>) {
  const key = createHmac('sha256', config.SESSION_SECRET).update('text-report').digest()
  const proofOf = (what: string) =>
    createHmac('sha256', key).update(what).digest().subarray(0, shownBytes).toString('base64url')
  return {
    ofText: (uId: string) => `${publicUrl}${textReports.exotel}/${uId}/${proofOf(uId)}`,
    ofMsg91: () => `${publicUrl}${textReports.msg91}/${proofOf('msg91')}`,
    ofWhatsapp: () => `${publicUrl}${textReports.whatsapp}`,
    whatsappToken: () => proofOf('whatsapp'),
    isProven(what: string, proof: string) {
      const expected = Buffer.from(proofOf(what))
      const given = Buffer.from(proof)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
export type ReportAddresses = ReturnType<typeof createReportAddresses>
