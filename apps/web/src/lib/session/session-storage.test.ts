import { beforeEach, describe, expect, it } from 'vitest';
import { type BrowserSession, clearStorages, readSession, readToken, writeFlag, writeSession } from './session-storage';

const asha: BrowserSession = {
  user: {
    id: '7',
    email: 'asha@example.com',
    user_type: 'candidate',
    first_name: 'Asha',
    is_active: true,
    token: 't-7',
  },
  token: 't-7',
  profileComplete: false,
  emailVerified: true,
};

beforeEach(clearStorages);

describe('the session in the browser', () => {
  it('is stored in local storage with Remember Me, under the documented keys', () => {
    writeSession(asha, true);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha.user);
    expect(localStorage.getItem('token')).toBe('t-7');
    expect(localStorage.getItem('profileComplete')).toBe('false');
    expect(sessionStorage.length).toBe(0);
  });

  it('is stored in session storage without Remember Me', () => {
    writeSession(asha, false);
    expect(sessionStorage.getItem('token')).toBe('t-7');
    expect(localStorage.length).toBe(0);
    expect(readSession()).toEqual(asha);
  });

  it('is read from local storage first', () => {
    writeSession(asha, false);
    localStorage.setItem('token', 'newer');
    expect(readToken()).toBe('newer');
  });

  it('is null when the stored user is invalid', () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('user', '{broken');
    expect(readSession()).toBeNull();
    localStorage.setItem('user', JSON.stringify({ id: 1, user_type: 'wizard' }));
    expect(readSession()).toBeNull();
  });

  it('has a lower-case user type', () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('user', JSON.stringify({ ...asha.user, user_type: 'Employer' }));
    expect(readSession()?.user.user_type).toBe('employer');
  });

  it('keeps the profile flag in the storage of the session', () => {
    writeSession(asha, false);
    writeFlag('profileComplete', true);
    expect(sessionStorage.getItem('profileComplete')).toBe('true');
    expect(localStorage.getItem('profileComplete')).toBeNull();
  });
});
