const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
/** These two count as two letters each. */
const doubled = /[\^{}\\[~\]|€]/g

/** In how many parts an SMS goes out, each of which is paid for (3GPP TS 23.038 and 23.040). */
export function partsOf(text: string): number {
  const isGsm = gsm.test(text)
  const length = isGsm ? text.length + (text.match(doubled)?.length ?? 0) : text.length
  const [alone, joined] = isGsm ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
