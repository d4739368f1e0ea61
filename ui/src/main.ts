import '@/theme/tokens.css';
import '@/theme/base.css';
import '@/theme/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from '@/device/app.svelte';
import { settings } from '@/device/settings.svelte';
import { version } from '@/device/version';

settings.begin();
version.begin();
app.begin();
mount(App, { target: document.getElementById('page')! });
