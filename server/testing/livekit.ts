import { createHash, randomUUID } from 'node:crypto'
import { AccessToken } from 'livekit-server-sdk'
import { sandboxLiveKit, type TestApp } from './test-app.ts'

const { LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = sandboxLiveKit

interface Pass {
  url: string
  token: string
}

/** Actions of LiveKit and its browsers. */
export function liveKitOf(app: () => TestApp) {
  const sockets: WebSocket[] = []
  return {
    passOf({ livekit: pass }: { livekit: Pass | null }): Pass {
      if (!pass) throw new Error('there is no pass for LiveKit')
      return pass
    },

    /** Joins the room at LiveKit as a browser does. */
    watch({ url, token }: Pass) {
      const socket = new WebSocket(`${url}/rtc?access_token=${token}`)
      sockets.push(socket)
      return new Promise<WebSocket>((resolve, reject) => {
        socket.onopen = () => resolve(socket)
        socket.onerror = () => reject(new Error('refused'))
      })
    },

    /** Sends news as LiveKit does, and says how they were answered. */
    async hear(event: object, signedWith = secret) {
      const body = JSON.stringify({ id: `EV_${randomUUID()}`, createdAt: '1', ...event })
      const token = new AccessToken(key, signedWith, { ttl: 60 })
      token.sha256 = createHash('sha256').update(body).digest('base64')
      const answer = await app().app.http.inject({
        method: 'POST',
        url: '/api/webhooks/livekit',
        payload: body,
        headers: { 'content-type': 'application/webhook+json', authorization: await token.toJwt() },
      })
      return answer.statusCode
    },

    closeAll() {
      for (const socket of sockets.splice(0)) socket.close()
    },
  }
}
