import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createOutside, OutsideRefusedError } from './outside.ts'
import { isPublicAddress } from './public-addresses.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server on this machine, which only the sandbox's exception lets us ask. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const within = { timeoutMs: 5000 }
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutsideRefusedError ? error.reason : error),
  )

describe('public addresses', () => {
  test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '168.63.129.16',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2001:0:53aa:64c:0:0:0:1',
    '2001:db8::1',
    '2002:a00:1::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'example.org',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('the form of an address', () => {
  const outside = createOutside({})
  test.each([
    ['calendar', 'not an address'],
    ['https://name:word@example.org/', 'not an address'],
    ['http://example.org/calendar.ics', 'not https'],
    ['file:///etc/passwd', 'not https'],
    ['webcal://example.org/calendar.ics', 'not https'],
    ['https://example.org:22/', 'not public'],
    ['https://127.0.0.1/', 'not public'],
    ['https://0x7f.1/', 'not public'],
    ['https://2130706433/', 'not public'],
    ['https://[::1]/', 'not public'],
    ['https://[::ffff:169.254.169.254]/', 'not public'],
  ])('%s: %s', async (address, reason) => {
    expect(outside.problemOf(address)).toBe(reason)
    expect(await reasonOf(outside.fetch(address, within))).toBe(reason)
  })

  test.each(['https://example.org/a.ics', 'https://example.org:8443/dav', 'https://8.8.8.8/'])(
    '%s may be asked',
    (address) => expect(outside.problemOf(address)).toBeUndefined(),
  )
})

describe('a host that is looked up', () => {
  const answering = (...addresses: string[]) => {
    let times = 0
    const outside = createOutside({
      resolve: (_host, _options, done) => {
        times += 1
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      },
    })
    return { outside, asked: () => times }
  }

  test.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private one', ['8.8.8.8', '127.0.0.1']],
    ['a mapped one', ['::ffff:127.0.0.1']],
  ])('is refused with %s', async (_what, addresses) => {
    const { outside } = answering(...addresses)
    expect(await reasonOf(outside.fetch('https://calendar.example/', within))).toBe('not public')
  })

  test('that is this machine by its own name is refused', async () => {
    expect(await reasonOf(createOutside({}).fetch('https://localhost/', within))).toBe('not public')
  })

  test('that nobody knows is said to be unknown', async () => {
    const outside = createOutside({
      resolve: (_host, _options, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
    })
    expect(await reasonOf(outside.fetch('https://nobody.example/', within))).toBe('unknown host')
  })

  test('is looked up once for one request: a second answer is not asked for', async () => {
    const { outside, asked } = answering('10.0.0.1')
    await reasonOf(outside.fetch('https://calendar.example/', within))
    expect(asked()).toBe(1)
  })
})

describe('an answer', () => {
  test('is given with its status, headers and body', async () => {
    const url = await serve((request, response) => {
      response.writeHead(418, { etag: '"1"' }).end(`${request.method} ${request.headers['x-of']}`)
    })
    const outside = createOutside({ sandboxUrl: url })
    const { status, headers, body } = await outside.fetch(`${url}/pot`, {
      ...within,
      method: 'POST',
      headers: { 'x-of': 'tea' },
      body: 'water',
      maxBytes: 100,
    })
    expect([status, headers.get('etag'), body.toString()]).toEqual([418, '"1"', 'POST tea'])
  })

  test('is refused as soon as it is too large, also where it was packed', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/packed')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000)))
      else {
        const more = () => {
          while (response.write(Buffer.alloc(10_000))) {}
        }
        response.on('drain', more)
        more()
      }
    })
    const outside = createOutside({ sandboxUrl: url })
    for (const path of ['/packed', '/endless'])
      expect(await reasonOf(outside.fetch(url + path, { ...within, maxBytes: 50_000 }))).toBe('too large')
  })

  test('that does not end in time is refused', async () => {
    const url = await serve((_request, response) => {
      response.write('one moment')
    })
    const outside = createOutside({ sandboxUrl: url })
    expect(await reasonOf(outside.fetch(url, { timeoutMs: 200, maxBytes: 100 }))).toBe('too slow')
  })

  test('that breaks off is refused', async () => {
    const server = createTcpServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await reasonOf(createOutside({ sandboxUrl: url }).fetch(url, within))).toBe('unreachable')
  })
})

describe('a redirect', () => {
  test('is not followed where nothing is said, and at most so often', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(302, { location: '/again' }).end()
    })
    const outside = createOutside({ sandboxUrl: url })
    expect(await reasonOf(outside.fetch(url, within))).toBe('redirected')
    expect(await reasonOf(outside.fetch(url, { ...within, redirects: 3 }))).toBe('redirected')
  })

  test('to our own network is refused', async () => {
    const inner = await serve((_request, response) => response.end('secret'))
    for (const location of [inner, 'https://169.254.169.254/latest/meta-data', 'file:///etc/passwd']) {
      const url = await serve((_request, response) => {
        response.writeHead(302, { location }).end()
      })
      const outside = createOutside({ sandboxUrl: url })
      const asked = outside.fetch(url, { ...within, redirects: 3, maxBytes: 100 })
      expect(['not https', 'not public']).toContain(await reasonOf(asked))
    }
  })

  test('inside an origin takes what is secret along', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(307, { location: '/b' }).end()
      else response.end(request.headers.authorization ?? 'nothing')
    })
    const outside = createOutside({ sandboxUrl: url })
    const asked = { ...within, redirects: 1, maxBytes: 100, headers: { Authorization: 'Basic abc' } }
    expect((await outside.fetch(`${url}/a`, asked)).body.toString()).toBe('Basic abc')
  })
})
