-- The drafts that came with the site name the company from the settings, where nobody has changed them yet.
update static_page set
  body = replace(replace(body, '[legal name of the company], [registered address]', '{company}, {address}'),
    '[name and e-mail of the person in charge of complaints]', '{grievance_officer}, {grievance_email}'),
  body_hi = replace(replace(body_hi, '[कंपनी का कानूनी नाम], [पंजीकृत पता]', '{company}, {address}'),
    '[शिकायत देखने वाले का नाम और ई-मेल]', '{grievance_officer}, {grievance_email}')
where state = 'draft' and revision = 1 and slug in ('privacy-policy', 'terms-and-condition');

insert into static_page (slug, title, lead, body, title_hi, lead_hi, body_hi, updated_at) values
('refund-policy', 'Cancellation and refunds', 'When you can cancel, what you get back, and how long it takes.',
$en$<p><strong>Draft for the operator.</strong> Replace what stands in square brackets, check every sentence against your settings, have it read by a lawyer, and remove this paragraph.</p>
<h2>Who sells</h2>
<p>The seller is {company}, {address}. You can reach us at {email} and {phone}.</p>
<h2>Sessions</h2>
<p>The share that you get back depends on how long before the start you cancel. The policy is shown on the healer’s page, at checkout and with each appointment, with the exact refund amount, and the one that you saw when you booked stays valid for that appointment. If a healer cancels or does not join, you get a full refund.</p>
<h2>Courses, e-books, packages and events</h2>
<p>The <a href="/faq#return">FAQ</a> says until when you can return or cancel each of them. [Say what else you allow.]</p>
<h2>How the money comes back</h2>
<p>Wallet and life points are credited at once. A refund to a card, UPI or bank account takes 5 to 7 working days. Money that was paid at the front desk is paid back there. Coupon discounts are not refunded.</p>
<h2>If you disagree</h2>
<p>Write to {grievance_officer}, {grievance_email}. We answer within {grievance_days} days.</p>$en$,
'रद्द करना और रिफ़ंड', 'आप कब रद्द कर सकते हैं, कितनी रकम वापस मिलती है और कितना समय लगता है।',
$hi$<p><strong>साइट चलाने वालों के लिए ड्राफ़्ट।</strong> जो चौकोर कोष्ठक में है, उसकी जगह अपनी बात लिखें, हर वाक्य को अपनी सेटिंग से मिलाएँ, वकील को दिखाएँ और यह पैराग्राफ़ हटा दें।</p>
<h2>बेचने वाले</h2>
<p>बेचने वाली कंपनी {company}, {address} है। आप {email} और {phone} पर संपर्क कर सकते हैं।</p>
<h2>सेशन</h2>
<p>कितना रिफ़ंड मिलता है, यह इस पर निर्भर है कि आप शुरू होने से कितने पहले रद्द करते हैं। पॉलिसी हीलर के पेज पर, पेमेंट पर और हर अपॉइंटमेंट के साथ, रिफ़ंड की सही रकम के साथ दिखती है, और बुकिंग के समय जो पॉलिसी थी, उस अपॉइंटमेंट पर वही लागू रहती है। अगर हीलर रद्द करें या न आएँ, तो पूरा रिफ़ंड मिलता है।</p>
<h2>कोर्स, ई-बुक, पैकेज और इवेंट</h2>
<p>इन्हें कब तक लौटाया या रद्द किया जा सकता है, यह <a href="/faq#return">FAQ</a> में लिखा है। [और क्या संभव है, यह लिखें।]</p>
<h2>पैसे कैसे वापस आते हैं</h2>
<p>वॉलेट और लाइफ़ पॉइंट तुरंत वापस आते हैं। कार्ड, UPI या बैंक अकाउंट में रिफ़ंड आने में 5 से 7 कामकाजी दिन लगते हैं। फ़्रंट डेस्क पर दिए गए पैसे वहीं लौटाए जाते हैं। कूपन की छूट वापस नहीं होती।</p>
<h2>अगर आप सहमत न हों</h2>
<p>{grievance_officer}, {grievance_email} को लिखें। हम {grievance_days} दिन में जवाब देते हैं।</p>$hi$,
now())
on conflict (slug) do nothing;
