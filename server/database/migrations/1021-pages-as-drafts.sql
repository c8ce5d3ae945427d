-- The pages that the footer, the cookie notice and registration link to, as drafts: what only the operator knows stands in
-- square brackets, and nothing is published before it is filled in. What a site has already written stays published.
alter table static_page
  add column state text not null default 'published'
    check (state in ('draft', 'scheduled', 'published', 'archived')),
  add column published_at timestamptz,
  add column title_hi text not null default '',
  add column lead_hi text not null default '',
  add column body_hi text not null default '';
update static_page set published_at = updated_at;
alter table static_page
  alter column state set default 'draft',
  add check (state not in ('scheduled', 'published') or published_at is not null);

alter table about_module
  add column state text not null default 'published'
    check (state in ('draft', 'scheduled', 'published', 'archived')),
  add column published_at timestamptz,
  add column title_hi text not null default '',
  add column body_hi text not null default '',
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now();
update about_module set published_at = updated_at;
alter table about_module
  alter column state set default 'draft',
  add check (state not in ('scheduled', 'published') or published_at is not null);

insert into static_page (slug, title, lead, body, title_hi, lead_hi, body_hi, updated_at) values
('privacy-policy', 'Privacy policy', 'Which data we collect, why, how long we keep it, and your rights.',
$en$<p><strong>Draft for the operator.</strong> Replace what stands in square brackets, check every sentence against how you work, have it read by a lawyer, and remove this paragraph.</p>
<h2>Who we are</h2>
<p>This website is run by [legal name of the company], [registered address]. For questions about your data write to [name and e-mail of the person in charge of complaints].</p>
<h2>What we collect and why</h2>
<p>To open an account we ask for your name, a mobile number, an e-mail address and your gender. We use the number or the e-mail address to log you in by OTP. There is no password.</p>
<p>Before the first booking we ask for your date of birth, address, marital status, income and monthly budget. We use them [say for what]. Your healer never sees your income.</p>
<p>Your healer sees what you write when you book. You can choose an anonymous name; then your healer sees only that name.</p>
<h2>Payments</h2>
<p>You enter card, UPI and bank details on the form of the payment gateway. We never receive them. We keep the amount, date, purpose and payment number of each payment.</p>
<h2>What is stored in your browser</h2>
<p>Your login, a random number for this device, and your theme. Page views are counted only if you consent.</p>
<h2>Service providers</h2>
<p>[Name the payment gateway, the providers for SMS, WhatsApp and e-mail, and the hosting, and what each receives.]</p>
<h2>How long we keep data</h2>
<p>OTPs are valid for 5 minutes. Appointments are kept as long as your account is open. [Say how long you keep invoices, logs and backups, and which law asks for it.]</p>
<h2>Your rights</h2>
<p>You can see and change your details and log out other devices in <a href="/profile">My Profile</a>. In the <a href="/privacy-centre">Privacy centre</a> clients see what they consented to, get a copy of their data, complain and delete their account. Healers <a href="/contact-us">contact us</a> for this.</p>
<h2>Under 18</h2>
<p>From 13 to 17 years you can register, and your parent or legal guardian has to consent before you can book or pay. They can refuse, and withdraw the consent later.</p>$en$,
'प्राइवेसी पॉलिसी', 'हम कौन-सा डेटा लेते हैं, क्यों, कब तक रखते हैं, और आपके अधिकार।',
$hi$<p><strong>साइट चलाने वालों के लिए ड्राफ़्ट।</strong> जो चौकोर कोष्ठक में है, उसकी जगह अपनी बात लिखें, हर वाक्य को अपने काम से मिलाएँ, वकील को दिखाएँ और यह पैराग्राफ़ हटा दें।</p>
<h2>हम कौन हैं</h2>
<p>यह वेबसाइट [कंपनी का कानूनी नाम], [पंजीकृत पता] चलाती है। अपने डेटा के बारे में सवाल हों तो [शिकायत देखने वाले का नाम और ई-मेल] को लिखें।</p>
<h2>हम क्या लेते हैं और क्यों</h2>
<p>अकाउंट खोलने के लिए हम नाम, मोबाइल नंबर, ई-मेल और लिंग पूछते हैं। नंबर या ई-मेल पर OTP भेजकर लॉग इन होता है। कोई पासवर्ड नहीं है।</p>
<p>पहली बुकिंग से पहले हम जन्मतिथि, पता, वैवाहिक स्थिति, आमदनी और महीने का बजट पूछते हैं। इनका इस्तेमाल [किस लिए, यह लिखें]। आपकी आमदनी हीलर कभी नहीं देखते।</p>
<p>बुकिंग के समय आप जो लिखते हैं, वह आपके हीलर देखते हैं। आप कोई दूसरा नाम चुन सकते हैं; तब हीलर सिर्फ़ वही नाम देखते हैं।</p>
<h2>पेमेंट</h2>
<p>कार्ड, UPI और बैंक की जानकारी पेमेंट गेटवे के फ़ॉर्म पर भरी जाती है। वह हम तक नहीं आती। हम हर पेमेंट की रकम, तारीख, वजह और नंबर रखते हैं।</p>
<h2>आपके ब्राउज़र में क्या रहता है</h2>
<p>आपका लॉग इन, इस डिवाइस का एक बेतरतीब नंबर और आपकी थीम। पेज तभी गिने जाते हैं, जब आप सहमति दें।</p>
<h2>सेवा देने वाले</h2>
<p>[पेमेंट गेटवे, SMS, WhatsApp और ई-मेल भेजने वालों और होस्टिंग के नाम, और हर एक को क्या मिलता है, यह लिखें।]</p>
<h2>हम डेटा कब तक रखते हैं</h2>
<p>OTP 5 मिनट चलता है। अपॉइंटमेंट तब तक रहते हैं, जब तक आपका अकाउंट खुला है। [इनवॉइस, लॉग और बैकअप कब तक रखे जाते हैं और कौन-सा कानून यह माँगता है, यह लिखें।]</p>
<h2>आपके अधिकार</h2>
<p><a href="/profile">मेरी प्रोफ़ाइल</a> में आप अपनी जानकारी देख और बदल सकते हैं और दूसरे डिवाइस लॉग आउट कर सकते हैं। <a href="/privacy-centre">प्राइवेसी सेंटर</a> में क्लाइंट अपनी सहमतियाँ देखते हैं, अपने डेटा की कॉपी लेते हैं, शिकायत करते हैं और अकाउंट हटाते हैं। हीलर इसके लिए <a href="/contact-us">हमें लिखें</a>।</p>
<h2>18 साल से कम</h2>
<p>13 से 17 साल की उम्र में रजिस्टर किया जा सकता है। बुकिंग और पेमेंट से पहले माता-पिता या कानूनी अभिभावक की सहमति ज़रूरी है। वे मना कर सकते हैं और सहमति बाद में वापस ले सकते हैं।</p>$hi$,
now()),
('terms-and-condition', 'Terms and condition', 'The rules for using this website.',
$en$<p><strong>Draft for the operator.</strong> Replace what stands in square brackets, check every sentence against how you work, have it read by a lawyer, and remove this paragraph.</p>
<h2>Who we are</h2>
<p>This website is run by [legal name of the company], [registered address].</p>
<h2>What this website is</h2>
<p>Here you find healers, book 45-minute sessions and learn. [Say whether the healers are independent or work for you, and how you verify them.]</p>
<h2>What it is not</h2>
<p>It is not an emergency service and does not replace a doctor. If you may harm yourself or are in danger, call the helplines that stand at the end of each page, or 112.</p>
<h2>Prices</h2>
<p>The price shown next to a time is the total in rupees, including tax. Coupons, life points and wallet amounts are deducted before you pay and shown separately.</p>
<h2>Booking, rescheduling and cancellation</h2>
<p>Your chosen time is held for ten minutes while you pay. The cancellation policy is shown on the healer’s page, at checkout and with each appointment, with the exact refund amount. If a healer cancels, you get a full refund.</p>
<h2>Wallet and life points</h2>
<p>The wallet is a prepaid balance for this website. One life point is worth one rupee here. [Say whether and how a balance is paid out.]</p>
<h2>Courses, e-books and events</h2>
<p>Purchases are for your personal use, on all your devices. You may not copy them for others.</p>
<h2>Code of conduct</h2>
<p>Treat each other with respect. Threats, advertising, and recording without consent are not allowed. [Say what follows when somebody breaks these rules.]</p>
<h2>Liability, law and courts</h2>
<p>[For your lawyer: liability, the law that holds, and the courts of which place decide.]</p>
<h2>Changes</h2>
<p>We notify you before important changes to these terms take effect. The version number is shown below.</p>$en$,
'नियम और शर्तें', 'इस वेबसाइट के इस्तेमाल के नियम।',
$hi$<p><strong>साइट चलाने वालों के लिए ड्राफ़्ट।</strong> जो चौकोर कोष्ठक में है, उसकी जगह अपनी बात लिखें, हर वाक्य को अपने काम से मिलाएँ, वकील को दिखाएँ और यह पैराग्राफ़ हटा दें।</p>
<h2>हम कौन हैं</h2>
<p>यह वेबसाइट [कंपनी का कानूनी नाम], [पंजीकृत पता] चलाती है।</p>
<h2>यह वेबसाइट क्या है</h2>
<p>यहाँ हीलर मिलते हैं, 45 मिनट के सेशन बुक होते हैं और सीखा जाता है। [लिखें कि हीलर स्वतंत्र हैं या आपके साथ काम करते हैं, और आप उन्हें कैसे जाँचते हैं।]</p>
<h2>यह क्या नहीं है</h2>
<p>यह आपातकालीन सेवा नहीं है और डॉक्टर की जगह नहीं लेती। अगर खुद को नुकसान पहुँचाने का मन हो या कोई खतरा हो, तो हर पेज के अंत में दी गई हेल्पलाइन या 112 पर कॉल करें।</p>
<h2>कीमतें</h2>
<p>समय के पास दिखाई गई कीमत रुपयों में, टैक्स के साथ पूरी कीमत है। कूपन, लाइफ़ पॉइंट और वॉलेट की रकम पेमेंट से पहले घटती है और अलग दिखती है।</p>
<h2>बुकिंग, समय बदलना और रद्द करना</h2>
<p>चुना हुआ समय पेमेंट के लिए दस मिनट तक आपके लिए रखा जाता है। रद्द करने की पॉलिसी हीलर के पेज पर, पेमेंट पर और हर अपॉइंटमेंट के साथ, रिफ़ंड की सही रकम के साथ दिखती है। अगर हीलर रद्द करें, तो पूरा रिफ़ंड मिलता है।</p>
<h2>वॉलेट और लाइफ़ पॉइंट</h2>
<p>वॉलेट इस वेबसाइट के लिए पहले से जमा बैलेंस है। एक लाइफ़ पॉइंट यहाँ एक रुपये का है। [लिखें कि बैलेंस वापस मिलता है या नहीं, और कैसे।]</p>
<h2>कोर्स, ई-बुक और इवेंट</h2>
<p>खरीदी हुई चीज़ें आपके अपने इस्तेमाल के लिए हैं, आपके सब डिवाइस पर। दूसरों के लिए उनकी कॉपी नहीं बनाई जा सकती।</p>
<h2>आपसी व्यवहार</h2>
<p>एक-दूसरे से सम्मान से पेश आएँ। धमकी, विज्ञापन और बिना सहमति के रिकॉर्डिंग मना है। [लिखें कि ये नियम टूटने पर क्या होता है।]</p>
<h2>ज़िम्मेदारी, कानून और अदालत</h2>
<p>[आपके वकील के लिए: ज़िम्मेदारी, कौन-सा कानून लागू है, और किस जगह की अदालत फ़ैसला करती है।]</p>
<h2>बदलाव</h2>
<p>ज़रूरी बदलाव लागू होने से पहले हम आपको बताते हैं। वर्ज़न नंबर नीचे दिया है।</p>$hi$,
now())
on conflict (slug) do nothing;

insert into about_module (u_id, kind, title, body, title_hi, body_hi, position)
select draft.* from (values
('019a0000-0000-7000-8000-000000001021'::uuid, 'story', 'Why we began',
$en$<p>[Tell in a few sentences who began this practice, when, and why.]</p>$en$,
'हमने क्यों शुरू किया', $hi$<p>[कुछ वाक्यों में बताएँ कि यह काम किसने, कब और क्यों शुरू किया।]</p>$hi$, 1),
('019a0000-0000-7000-8000-000000001022'::uuid, 'values', 'Our principles',
$en$<ul><li><strong>Clear prices.</strong> You know the total before you tell us anything.</li><li><strong>Your privacy.</strong> Your healer sees only the name you choose.</li><li>[A principle of your own.]</li></ul>$en$,
'हमारे उसूल', $hi$<ul><li><strong>साफ़ कीमतें।</strong> कुछ बताने से पहले ही आप पूरी कीमत जानते हैं।</li><li><strong>आपकी निजता।</strong> हीलर सिर्फ़ वही नाम देखते हैं, जो आप चुनते हैं।</li><li>[आपका अपना उसूल।]</li></ul>$hi$, 2),
('019a0000-0000-7000-8000-000000001023'::uuid, 'people', 'Our healers',
$en$<p>[Say who your healers are and how you verify their qualifications.]</p><p><a href="/healers">See all healers</a></p>$en$,
'हमारे हीलर', $hi$<p>[लिखें कि आपके हीलर कौन हैं और आप उनकी योग्यता कैसे जाँचते हैं।]</p><p><a href="/healers">सब हीलर देखें</a></p>$hi$, 3),
('019a0000-0000-7000-8000-000000001024'::uuid, 'promise', 'If something goes wrong',
$en$<p>If your healer does not join, you get a full refund. If you do not join, the cancellation policy that you saw before paying applies. [Say how and when you can be reached.]</p>$en$,
'अगर कुछ ठीक न हो', $hi$<p>अगर हीलर सेशन में न आएँ, तो पूरा रिफ़ंड मिलता है। अगर आप न आएँ, तो वही पॉलिसी लागू होती है, जो पेमेंट से पहले दिखाई गई थी। [लिखें कि आपसे कैसे और कब संपर्क हो सकता है।]</p>$hi$, 4)
) as draft
where not exists (select from about_module);
