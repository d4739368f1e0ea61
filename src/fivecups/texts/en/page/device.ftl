# Several people at one device.
page-bring = Add somebody at this device
page-bring-again = { $name } sits down
page-bring-title = Who joins at this device?
page-at-this-device = at this device
page-device = This device
page-hand-to = Hand it to { $name }
page-hand-why = Nothing is shown until { $name } taps.
page-i-am = I am { $name }
page-hand-on = Hand it on
page-holds = { $name } has it
page-laid = Nobody holds it. Whose cards?
page-look-as = Look as { $name }
page-anybody = Anybody may play a card now.
page-anybody-said = Nobody here plays a card. We wait for the others.
page-nobody-plays = Nobody plays a card
page-talk-laid = Whoever holds the device can talk to the table.
