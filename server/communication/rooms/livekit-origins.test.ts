import { expect, test } from 'vitest'
import { liveKitOrigins } from './livekit-origins.ts'

test('a page may connect to LiveKit by WebSocket and to ask why it was refused; nowhere without LiveKit', () => {
  expect(liveKitOrigins({ LIVEKIT_URL: undefined })).toEqual([])
  expect(liveKitOrigins({ LIVEKIT_URL: 'wss://live.example.org/' })).toEqual([
    'wss://live.example.org',
    'https://live.example.org',
  ])
  expect(liveKitOrigins({ LIVEKIT_URL: 'ws://127.0.0.1:7880' })).toEqual([
    'ws://127.0.0.1:7880',
    'http://127.0.0.1:7880',
  ])
})

test('LiveKit’s own cloud may send on to another region', () => {
  expect(liveKitOrigins({ LIVEKIT_URL: 'wss://newyou.livekit.cloud' })).toEqual([
    'wss://newyou.livekit.cloud',
    'https://newyou.livekit.cloud',
    'wss://*.livekit.cloud',
    'https://*.livekit.cloud',
  ])
})
