import { escapeHtml } from '../platform/assets.ts'
import type { Router } from '../platform/http.ts'

const page = (room: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A room for practice</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox/page.css">
</head>
<body>
<main>
  <h1>You would be in the room now</h1>
  <p class="lead">This page stands where a video meeting would be. It belongs to the practice site: there is no one here, no camera and no microphone is used, and nothing leaves this machine.</p>
  <p>On a real site this address is that of the meeting, for example at Zoom or Google Meet. Only those who are enrolled are told it, from 15 minutes before the start until the end.</p>
  <p class="quiet">Room ${escapeHtml(room)}</p>
</main>
</body>
</html>`

/** A placeholder for a video meeting: `/meet/{room}` says what it is. */
export function addMeetings(router: Router): void {
  router.on('GET', '/meet/:room', ({ params }) => ({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
    },
    body: page(params.room ?? ''),
  }))
}
