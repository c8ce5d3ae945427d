/** Zeros of the digits that people type in India, and of Urdu's and Arabic's. */
const zeros = [...'०০੦૦୦௦౦೦൦෦᱐꯰٠۰'].map((zero) => zero.codePointAt(0) ?? 0)

/** The text with the digits of every script of India as 0 to 9. */
export const plainDigits = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : `${code - zero}`
  })
