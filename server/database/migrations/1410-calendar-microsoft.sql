-- Microsoft 365 and Outlook.com beside Google.
alter table calendar_account drop constraint calendar_account_provider;
alter table calendar_account add constraint calendar_account_provider check (provider in ('google', 'microsoft')) not valid;
