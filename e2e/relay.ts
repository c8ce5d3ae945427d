import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { createDirection, type WeakLine } from './weak-line.ts'

/**
 * Stands between the browsers of a call, because a browser cannot be told to cut one: each address that one gives the
 * other is replaced by one of ours, which passes on what comes until the line is cut.
 */
export class Relay {
  isCut = false
  /** How weak the line is; undefined: as good as that of this machine. */
  line: WeakLine | undefined
  readonly #there = createDirection(() => this.line)
  readonly #back = createDirection(() => this.line)
  #isClosed = false
  readonly #sockets: Socket[] = []
  readonly #ports = new Map<string, Promise<number>>()

  async #open(onMessage: (data: Buffer, from: { address: string; port: number }) => void) {
    const socket = createSocket('udp4', onMessage)
    this.#sockets.push(socket)
    socket.bind(0, '0.0.0.0')
    await once(socket, 'listening')
    return socket
  }

  /** A port of ours that leads to this address; answers come back the same way. */
  #portTo(address: string, port: number): Promise<number> {
    const key = `${address}:${port}`
    const known = this.#ports.get(key) ?? this.#lead(address, port)
    this.#ports.set(key, known)
    return known
  }

  async #lead(address: string, port: number): Promise<number> {
    const ways = new Map<string, Promise<Socket>>()
    const entrance = await this.#open(async (data, from) => {
      if (this.isCut) return
      const key = `${from.address}:${from.port}`
      const way =
        ways.get(key) ??
        this.#open((answer) => {
          this.#back(answer.length, () => {
            if (!this.isCut && !this.#isClosed) entrance.send(answer, from.port, from.address)
          })
        })
      ways.set(key, way)
      const socket = await way
      this.#there(data.length, () => {
        if (!this.isCut && !this.#isClosed) socket.send(data, port, address)
      })
    })
    return entrance.address().port
  }

  /** From now on the page's WebRTC calls go through this relay. */
  async standBefore(page: Page) {
    await page
      .context()
      .exposeFunction('portTo', (address: string, port: number) => this.#portTo(address, port))
    await page.context().addInitScript(() => {
      const { portTo } = globalThis as unknown as {
        portTo: (address: string, port: number) => Promise<number>
      }
      const proto = RTCPeerConnection.prototype
      const addIceCandidate: (given: RTCIceCandidateInit) => Promise<void> = proto.addIceCandidate
      const setRemoteDescription: (given: RTCSessionDescriptionInit) => Promise<void> =
        proto.setRemoteDescription
      proto.addIceCandidate = async function (given?: RTCIceCandidateInit | null) {
        const parts = given?.candidate?.split(' ') ?? []
        const [, , protocol, , address = '', port] = parts
        // Only UDP over IPv4 is passed on.
        if (!given?.candidate || protocol?.toLowerCase() !== 'udp' || address.includes(':')) return
        parts[5] = String(await portTo(address, Number(port)))
        const { sdpMid = null, sdpMLineIndex = null, usernameFragment = null } = given
        const candidate = parts.join(' ')
        return addIceCandidate.call(this, { candidate, sdpMid, sdpMLineIndex, usernameFragment })
      }
      proto.setRemoteDescription = function (given: RTCSessionDescriptionInit) {
        const sdp = (given.sdp ?? '').replace(/^a=candidate:.*\r\n/gm, '')
        return setRemoteDescription.call(this, { type: given.type, sdp })
      }
    })
  }

  close() {
    this.#isClosed = true
    for (const socket of this.#sockets) socket.close()
  }
}
