export const inboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the outside world received</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox/page.css">
<script type="module" src="/inbox/page.js"></script>
</head>
<body>
<main>
  <h1>What the outside world received</h1>
  <p class="lead">Messages, payments and webhooks of this practice site, newest first. Nothing here left this machine.</p>
  <div class="choices" role="group" aria-label="Show">
    <button type="button" data-kinds="" aria-pressed="true">Everything</button>
    <button type="button" data-kinds="mail sms whatsapp" aria-pressed="false">Messages</button>
    <button type="button" data-kinds="order payment refund" aria-pressed="false">Money</button>
    <button type="button" data-kinds="webhook" aria-pressed="false">Webhooks</button>
  </div>
  <p id="status" class="quiet" role="status">Looking.</p>
  <ol id="items"></ol>
</main>
</body>
</html>`
