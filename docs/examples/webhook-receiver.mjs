// Takes webhooks and says what came: node webhook-receiver.mjs <port>, with WEBHOOK_SECRET=whsec_…
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const verifying = new Webhook(process.env.WEBHOOK_SECRET)
const known = new Set()

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    // The body as it came: a body that was read and written again has another signature.
    const event = verifying.verify(Buffer.concat(chunks).toString(), request.headers)
    const id = request.headers['webhook-id']
    // An event may come more than once: its id tells.
    if (!known.has(id)) console.log(event.type, JSON.stringify(event.data))
    known.add(id)
    response.writeHead(204).end()
  } catch {
    response.writeHead(401).end()
  }
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'))
