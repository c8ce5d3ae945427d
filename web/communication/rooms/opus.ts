/** Wanted of the other's voice: nothing is sent in a pause, and a lost packet is mended from the next one. */
const wanted = ['usedtx=1', 'useinbandfec=1']

/**
 * A description as it came from the other, asking this browser's own encoder for them: what a description says of Opus is
 * what its receiver prefers, and no browser has another way to set it.
 */
export function withVoiceFirst(sdp: string): string {
  const payload = /^a=rtpmap:(\d+) opus\/48000/im.exec(sdp)?.[1]
  if (!payload) return sdp
  return sdp.replace(new RegExp(`^(a=fmtp:${payload} )(.*)$`, 'm'), (_, start: string, given: string) => {
    const kept = given
      .trim()
      .split(';')
      .filter((one) => one && !/^\s*(usedtx|useinbandfec)=/.test(one))
    return start + [...kept, ...wanted].join(';')
  })
}
