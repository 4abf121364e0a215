import * as z from 'zod';
import { choice, requiredLine } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

/** The ways in which a company asks administrators to act for it. */
export const ASKED_CHANNEL_LABELS = {
  PHONE: 'Phone',
  EMAIL: 'Email',
  MEETING: 'Meeting',
  WHATSAPP: 'WhatsApp',
  OTHER: 'Other',
} as const;
export type AskedChannel = keyof typeof ASKED_CHANNEL_LABELS;
export const ASKED_CHANNELS = Object.keys(ASKED_CHANNEL_LABELS) as [AskedChannel, ...AskedChannel[]];

/** The person of a company who asked an administrator to act for it. */
export interface AskedBy {
  name: string;
  channel: AskedChannel;
}

export const ASKED_BY_LABELS = { askedBy: 'Asked for by', askedChannel: 'Asked how' } as const;

const sentence = (text: string) => () => text;

/** Input of every action for a company. */
export const askedBySchema = z.object({
  askedBy: requiredLine(ASKED_BY_LABELS.askedBy, TEXT_LIMITS.name, sentence('Please enter who asked for it.')),
  askedChannel: choice(ASKED_CHANNELS, ASKED_BY_LABELS.askedChannel, sentence('Please choose how they asked for it.')),
});

const CHANNEL_WORDS: Readonly<Record<AskedChannel, string>> = {
  PHONE: 'by phone',
  EMAIL: 'by email',
  MEETING: 'in a meeting',
  WHATSAPP: 'by WhatsApp',
  OTHER: 'in another way',
};

/** Example: "Ravi Shah (by phone)". */
export const formatAskedBy = ({ name, channel }: AskedBy): string => `${name} (${CHANNEL_WORDS[channel]})`;

/** Names an administrator to employers and candidates. */
export const ofConsultancy = (adminName: string): string => `${adminName} of the consultancy`;

/** Names an administrator who acts for a company. Nothing that an administrator does appears under the name of the employer (decision 0156). */
export const forCompany = (adminName: string): string => `${ofConsultancy(adminName)}, for the company`;
