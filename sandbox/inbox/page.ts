export const inboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox inbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox/page.css">
<script type="module" src="/inbox/page.js"></script>
</head>
<body>
<main>
  <h1>Sandbox inbox</h1>
  <p class="lead">Messages, payments and webhooks of this test site, newest first. Nothing leaves this machine. Codes of staff are in the <a href="/authenticator">authenticator</a>.</p>
  <div class="choices" role="group" aria-label="Show">
    <button type="button" data-kinds="" aria-pressed="true">All</button>
    <button type="button" data-kinds="mail sms whatsapp" aria-pressed="false">Messages</button>
    <button type="button" data-kinds="order payment refund" aria-pressed="false">Payments</button>
    <button type="button" data-kinds="webhook" aria-pressed="false">Webhooks</button>
  </div>
  <p id="status" class="quiet" role="status">Loading</p>
  <ol id="items"></ol>
</main>
</body>
</html>`
