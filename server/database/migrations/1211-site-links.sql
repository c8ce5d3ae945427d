-- The menus of the header and the footer, link by link, as every page had them so far.
create table site_link (
  u_id uuid primary key,
  place text not null check (place in ('event', 'courses', 'healers', 'explore', 'pages', 'footer')),
  -- A path of the site, or https: elsewhere; a path that ends in :category stands for a link to each category.
  target text not null check (target <> ''),
  label text not null,
  label_hi text not null,
  position integer not null,
  is_shown boolean not null default true,
  is_demo boolean not null default false,
  revision integer not null default 1
);
create index site_link_position on site_link (position);

insert into site_link (u_id, place, target, label, label_hi, position)
select ('019a0000-0000-7000-8000-00000121' || to_char(row_number() over (), 'FM0000'))::uuid, link.*, row_number() over ()
from (values
  ('event', '/events', 'All events', 'सभी इवेंट'),
  ('event', '/webinar', 'Webinar', 'वेबिनार'),
  ('event', '/workshop', 'Workshop', 'वर्कशॉप'),
  ('courses', '/courses', 'All courses', 'सभी कोर्स'),
  ('courses', '/courses/:category', 'Each category', 'हर विषय'),
  ('healers', '/healers', 'All healers', 'सभी हीलर'),
  ('healers', '/healers/:category', 'Each category', 'हर विषय'),
  ('explore', '/blog', 'Blogs', 'ब्लॉग'),
  ('explore', '/reels', 'Reels', 'रील'),
  ('explore', '/e-book', 'E-books', 'ई-बुक'),
  ('explore', '/bundles', 'Packages', 'पैकेज'),
  ('pages', '/about-us', 'About Us', 'हमारे बारे में'),
  ('pages', '/contact-us', 'Contact Us', 'संपर्क करें'),
  ('pages', '/success-story', 'Success Story', 'सफलता की कहानियाँ'),
  ('pages', '/photo-gallery', 'Photo Gallery', 'फ़ोटो गैलरी'),
  ('pages', '/get-started', 'Get Started', 'शुरुआत करें'),
  ('pages', '/faq', 'FAQ', 'सवाल-जवाब'),
  ('footer', '/about-us', 'About us', 'हमारे बारे में'),
  ('footer', '/contact-us', 'Contact us', 'संपर्क करें'),
  ('footer', '/get-started', 'Get started', 'शुरुआत करें'),
  ('footer', '/events', 'Webinars and workshops', 'वेबिनार और वर्कशॉप'),
  ('footer', '/faq', 'FAQ', 'सवाल-जवाब'),
  ('footer', '/earn-and-refer', 'Earn and refer', 'रेफ़र करें, पॉइंट पाएँ'),
  ('footer', '/terms-and-condition', 'Terms and condition', 'नियम और शर्तें'),
  ('footer', '/privacy-policy', 'Privacy policy', 'प्राइवेसी पॉलिसी'),
  ('footer', '/pages/refund-policy', 'Cancellation and refunds', 'रद्द करना और रिफ़ंड'),
  ('footer', '/register', 'Register', 'रजिस्टर करें'),
  ('footer', '/login', 'Log in', 'लॉग इन करें'),
  ('footer', '/login/healer', 'Login as a Healer', 'हीलर लॉग इन')
) as link (place, target, label, label_hi);
