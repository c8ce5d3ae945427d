-- When a provider accepted the message that carries the code; nothing while none did.
alter table otp_challenge add column sent_at timestamptz;
